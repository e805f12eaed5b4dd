import { useState } from 'react'
import { styled } from 'styled-components'
import type { Order } from '#contracts/orders.ts'
import { theme } from '../../theme.ts'
import { AgateArt } from '../../ui/AgateArt.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'

const SEAL = { width: 320, height: 320, bands: 12 }

/** A paid order, sealed with a stone that only its reference can draw. */
export function OrderConfirmed({ order }: { order: Order }) {
  const [isCopied, setCopied] = useState(false)

  async function handleCopy() {
    await navigator.clipboard.writeText(order.reference)
    setCopied(true)
  }

  return (
    <Columns>
      <Seal>
        <AgateArt seed={order.reference} ramp="moss" size={SEAL} />
      </Seal>
      <div>
        <PageHeading focused>Order Confirmed!</PageHeading>
        <Reference>
          Order reference <strong>{order.reference}</strong>
          <Button size="compact" tone="outline" onClick={handleCopy}>
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        </Reference>
        <Notes>
          <li>You will receive a confirmation email soon</li>
          <li>Your order ships within 1-3 business days</li>
          <li>Tracking info is sent once your order has shipped</li>
        </Notes>
        <Row>
          <ButtonLink to="/merchandise">Shop More Gear</ButtonLink>
          <ButtonLink to="/" $tone="outline">
            Continue Shopping
          </ButtonLink>
        </Row>
      </div>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[5]};

  ${theme.from.tablet} {
    grid-template-columns: minmax(12rem, 20rem) 1fr;
    gap: ${theme.space[7]};
    align-items: center;
  }
`
const Seal = styled.div`
  max-inline-size: 16rem;
  aspect-ratio: 1;
  overflow: hidden;
  ${theme.cleave.large}

  svg {
    inline-size: 100%;
  }
`
const Reference = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};

  strong {
    font: 600 ${theme.size.lg} / 1.4 ${theme.font.mono};
  }
`
const Notes = styled.ul`
  margin-block: ${theme.space[5]};
  padding-inline-start: 1.2rem;

  li::marker {
    color: ${theme.color.malachite};
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`

import { styled } from 'styled-components'
import type { CartItem } from '#contracts/cart.ts'
import { formatDollars } from '../../lib/dollars.ts'
import { theme } from '../../theme.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PaddedCard } from '../../ui/Card.tsx'
import { estimateCart } from './cartEstimate.ts'
import { FreeShippingBanner } from './FreeShippingBanner.tsx'
import { SummaryList } from './SummaryList.tsx'

export function CartSummary({ items }: { items: CartItem[] }) {
  const { subtotal, shipping, tax, total } = estimateCart(items)
  return (
    <Box as="section" aria-labelledby="order-summary">
      <h2 id="order-summary">Order Summary</h2>
      <SummaryList
        rows={[
          { label: 'Subtotal', value: formatDollars(subtotal) },
          { label: <Estimated what="Shipping" />, value: shipping === 0 ? 'Free' : formatDollars(shipping) },
          { label: <Estimated what="Tax" />, value: formatDollars(tax) },
        ]}
        total={{ label: 'Total', value: formatDollars(total) }}
      />
      <ButtonLink to="/checkout" $tone="buy" $wide>
        Proceed to Checkout
      </ButtonLink>
      <ButtonLink to="/merchandise" $tone="outline" $wide>
        Continue Shopping
      </ButtonLink>
      <FreeShippingBanner subtotal={subtotal} />
    </Box>
  )
}

function Estimated({ what }: { what: string }) {
  return (
    <>
      {what} <small>(estimated)</small>
    </>
  )
}

const Box = styled(PaddedCard)`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};

  h2 {
    font-size: ${theme.size.h3};
  }

  small {
    color: ${theme.color.muted};
  }
`

import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { CheckoutCart } from '#contracts/shop/cart.ts'
import { AppliedGiftCard } from '../../features/shop/giftCards/AppliedGiftCard.tsx'
import { AppliedCode } from '../../features/shop/promoCodes/AppliedCode.tsx'
import { useIsBrowser } from '../../lib/useIsBrowser.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeForm } from './CodeForm.tsx'
import { t } from '../../lib/text.ts'

type CodeBoxProps = {
  cart: Pick<CheckoutCart, 'code' | 'giftCard'>
  isLocked?: boolean
  /** Reloads what a code changes. */
  onChange: () => Promise<unknown>
}

export function CodeBox({ cart: { code, giftCard }, isLocked = false, onChange }: CodeBoxProps) {
  const [isOpen, setOpen] = useState(false)
  const isBrowser = useIsBrowser()

  async function handleApplied() {
    await onChange()
    setOpen(false)
  }

  return (
    <Box data-waiting={isBrowser ? undefined : ''}>
      {code && <AppliedCode code={code} isLocked={isLocked} onChange={onChange} />}
      {code?.problem === null && (
        <Small>{t('It stays if you cancel an item later. We refund what you paid for that item.')}</Small>
      )}
      {giftCard && <AppliedGiftCard giftCard={giftCard} isLocked={isLocked} onChange={onChange} />}
      {isOpen && <CodeForm isLocked={isLocked} onApplied={handleApplied} />}
      {!isOpen && !(code && giftCard) && (
        <Opener tone="quiet" onClick={() => setOpen(true)} disabled={isLocked}>
          <Ticket size={20} strokeWidth={1.75} aria-hidden="true" />
          {labelFor(code !== undefined, giftCard !== undefined)}
        </Opener>
      )}
    </Box>
  )
}

function labelFor(hasCode: boolean, hasGiftCard: boolean): string {
  if (hasCode) return t('Add a gift card')
  return hasGiftCard ? t('Add a promo code') : t('Add a promo code or gift card')
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`
const Small = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
const Opener = styled(Button)`
  justify-self: start;
  padding-inline: 0;
`

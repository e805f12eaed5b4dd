'use client'
import { call } from '#contracts/call.ts'
import { refundGiftSale } from '#contracts/routes/membership/giftSales.ts'
import { AskFirst } from '../../platform/view/AskFirst.tsx'
import { useText } from '../../platform/view/useText.ts'

type RefundSaleProps = {
  id: number
  /** What is left, as text. */
  amount: string
  gift?: 'card' | 'membership'
}

export function RefundSale({ id, amount, gift = 'card' }: RefundSaleProps) {
  const t = useText()
  return (
    <AskFirst
      group={t('Actions for this gift')}
      label={t(gift === 'card' ? 'Refund what is left' : 'Refund the gift')}
      confirm={t('Refund {amount}', { amount })}
      send={() => call(refundGiftSale, { params: { id } })}
      done={t('We’re refunding {amount}.', { amount })}
    >
      <p>
        {t(
          gift === 'card'
            ? 'Refund {amount} to the card the buyer paid with? The gift card can’t pay with it anymore.'
            : 'Refund {amount} to the card the buyer paid with? The code stops working at once.',
          { amount },
        )}
      </p>
    </AskFirst>
  )
}

import { Gift } from 'lucide-react'
import type { CartGiftCard } from '#contracts/shop/cartGiftCard.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { formatMoney } from '../../../lib/money.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { t } from '../../../lib/text.ts'
import { AppliedRow } from '../../../ui/AppliedRow.tsx'
import { useRemoveGiftCard } from './queries.ts'

type AppliedGiftCardProps = { giftCard: CartGiftCard; isLocked: boolean; onChange: () => Promise<unknown> }

export function AppliedGiftCard({ giftCard: { lastFour, balance }, isLocked, onChange }: AppliedGiftCardProps) {
  const remove = useRemoveGiftCard()

  function handleRemove() {
    runMutation(remove, undefined, {
      onSuccess: onChange,
      onError: (error) =>
        showError(error, t('The gift card could not be removed. Please try again.'), t('Remove Failed')),
    })
  }

  return (
    <AppliedRow
      icon={Gift}
      name={t('Gift card ··{lastFour}', { lastFour })}
      text={t('Balance {amount}', { amount: formatMoney(centsOf(balance)) })}
      isOff={centsOf(balance) === 0}
      removeLabel={t('Remove gift card ending in {lastFour}', { lastFour })}
      isLocked={isLocked}
      isPending={remove.isPending}
      onRemove={handleRemove}
    />
  )
}

import { Gift } from 'lucide-react'
import { serverMessage } from '#contracts/ApiError.ts'
import type { CartGiftCard } from '#contracts/giftCards.ts'
import { centsOf, formatCents } from '#contracts/money.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { showToast } from '../../lib/toastStore.ts'
import { AppliedRow } from '../../ui/AppliedRow.tsx'
import { useRemoveGiftCard } from './queries.ts'

type AppliedGiftCardProps = { giftCard: CartGiftCard; isLocked: boolean; onChange: () => Promise<unknown> }

export function AppliedGiftCard({ giftCard: { lastFour, balance }, isLocked, onChange }: AppliedGiftCardProps) {
  const remove = useRemoveGiftCard()

  function handleRemove() {
    runMutation(remove, undefined, {
      onSuccess: onChange,
      onError: (error) =>
        showToast({
          tone: 'destructive',
          title: 'Remove Failed',
          description: serverMessage(error, 'The gift card could not be removed. Please try again.'),
        }),
    })
  }

  return (
    <AppliedRow
      icon={Gift}
      name={`Gift card ··${lastFour}`}
      text={`Balance ${formatCents(centsOf(balance))}`}
      isOff={centsOf(balance) === 0}
      removeLabel={`Remove gift card ending in ${lastFour}`}
      isLocked={isLocked}
      isPending={remove.isPending}
      onRemove={handleRemove}
    />
  )
}

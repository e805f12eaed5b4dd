import type { CartItem } from '#contracts/cart.ts'
import { centsOf, formatCents } from '#contracts/money.ts'
import { Notice } from '../../ui/Notice.tsx'

type LineNoticeProps = { item: CartItem; previousPrice: string | undefined }

export function LineNotice({ item, previousPrice }: LineNoticeProps) {
  if (item.unavailable) return <Notice tone="bad">{unavailableReason(item)}</Notice>
  if (!previousPrice) return null
  const [before, now] = [previousPrice, item.variant.retailPrice].map((amount) => formatCents(centsOf(amount)))
  return <Notice>{`The price has changed from ${before} to ${now}.`}</Notice>
}

function unavailableReason({ available }: CartItem): string {
  if (available === undefined) return 'This item is no longer available. Please remove it.'
  if (available === 0) return 'This item is sold out. Please remove it.'
  return `Only ${available} ${available === 1 ? 'is' : 'are'} left. Please choose fewer.`
}

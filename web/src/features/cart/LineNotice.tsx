import type { CartItem } from '#contracts/cart.ts'
import { centsOf, formatCents } from '#contracts/money.ts'
import { Notice } from '../../ui/Notice.tsx'

type LineNoticeProps = { item: CartItem; priceBefore: string | undefined }

/** What is no longer as it was when the item was put in the cart. */
export function LineNotice({ item, priceBefore }: LineNoticeProps) {
  if (item.unavailable) return <Notice tone="bad">{sayWhy(item)}</Notice>
  if (!priceBefore) return null
  const [before, now] = [priceBefore, item.variant.retailPrice].map((amount) => formatCents(centsOf(amount)))
  return <Notice>{`The price has changed from ${before} to ${now}.`}</Notice>
}

function sayWhy({ available }: CartItem): string {
  if (available === undefined) return 'This item can no longer be bought. Please remove it.'
  if (available === 0) return 'This item is sold out. Please remove it.'
  return `Only ${available} ${available === 1 ? 'is' : 'are'} left. Please take fewer.`
}

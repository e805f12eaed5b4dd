import type { CartItem } from '#contracts/cart.ts'
import { centsOf, formatCents } from '#contracts/money.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Without it, the line can still be removed. */
const Nothing = () => null
const AlternativeButtons = lazyPart(async () => (await import('./AlternativeButtons.tsx')).AlternativeButtons, {
  Missing: Nothing,
})

type LineNoticeProps = { item: CartItem; previousPrice: string | undefined }

export function LineNotice({ item, previousPrice }: LineNoticeProps) {
  if (item.unavailable) {
    return (
      <Notice tone="bad">
        {unavailableReason(item)}
        {item.alternatives && <AlternativeButtons item={item} />}
      </Notice>
    )
  }
  if (!previousPrice) return null
  const [before, now] = [previousPrice, item.variant.retailPrice].map((amount) => formatCents(centsOf(amount)))
  return <Notice>{`The price has changed from ${before} to ${now}.`}</Notice>
}

function unavailableReason({ available, alternatives }: CartItem): string {
  const advice = alternatives ? 'Please choose another or remove it.' : 'Please remove it.'
  if (available === undefined) return `This item is no longer available. ${advice}`
  if (available === 0) return `This item is sold out. ${advice}`
  return `Only ${available} ${available === 1 ? 'is' : 'are'} left. Please choose fewer.`
}

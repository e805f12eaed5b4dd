import type { CartItem } from '#contracts/cart.ts'
import { centsOf } from '#contracts/money.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { t } from '../../lib/text.ts'
import { formatMoney } from '../../lib/money.ts'

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
  const before = formatMoney(centsOf(previousPrice))
  const now = formatMoney(centsOf(item.variant.retailPrice))
  return <Notice>{t('The price has changed from {before} to {now}.', { before, now })}</Notice>
}

function unavailableReason({ available, alternatives }: CartItem): string {
  const advice = alternatives ? t('Please choose another or remove it.') : t('Please remove it.')
  if (available === undefined) return t('This item is no longer available. {advice}', { advice })
  if (available === 0) return t('This item is sold out. {advice}', { advice })
  return t('Only {available} {value} left. Please choose fewer.', { available, value: available === 1 ? 'is' : 'are' })
}

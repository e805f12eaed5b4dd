import type { CartItem } from '#contracts/shop/cart.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { formatMoney } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Notice } from '../../../ui/Notice.tsx'

/** Without it, the line can still be removed. */
const AlternativeButtons = lazyPart(async () => (await import('./AlternativeButtons.tsx')).AlternativeButtons, {
  Missing: () => null,
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
  if (item.notSentThere)
    return <Notice tone="bad">{t('This item isn’t sent to that country. Please remove it.')}</Notice>
  if (!previousPrice) return null
  const before = formatMoney(centsOf(previousPrice))
  const now = formatMoney(centsOf(item.variant.retailPrice))
  return <Notice>{t('The price has changed from {before} to {now}.', { before, now })}</Notice>
}

function unavailableReason({ available, alternatives }: CartItem): string {
  if (available === undefined)
    return alternatives
      ? t('This item is no longer available. Please choose another or remove it.')
      : t('This item is no longer available. Please remove it.')
  if (available === 0)
    return alternatives
      ? t('This item is sold out. Please choose another or remove it.')
      : t('This item is sold out. Please remove it.')
  return t(
    '{available, plural, one {Only # is left. Please choose fewer.} other {Only # are left. Please choose fewer.}}',
    { available },
  )
}

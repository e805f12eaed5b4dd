import { Star } from 'lucide-react'
import type { Order } from '#contracts/shop/orders.ts'
import { reviewState } from '#contracts/shop/reviewState.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { useOffers } from '../../../lib/siteConfig.ts'
import { t } from '../../../lib/text.ts'

type ReviewLinkProps = { order: Order; linkKey: string | null }

export function ReviewLink({ order, linkKey }: ReviewLinkProps) {
  const offers = useOffers()
  if (reviewState(order) !== 'open' || !offers('reviews')) return null
  const proof = new URLSearchParams({ order: order.reference, ...(linkKey && { key: linkKey }) })
  return (
    <div data-print="no">
      <ButtonLink to={`/reviews?${proof.toString()}`} $tone="outline" $size="compact">
        <Star size={16} aria-hidden="true" />
        {t('Review what you bought')}
      </ButtonLink>
    </div>
  )
}

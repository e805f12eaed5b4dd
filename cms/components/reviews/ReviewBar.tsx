'use client'
import { useSelection } from '@payloadcms/ui'
import { ReviewButtons } from './ReviewButtons.tsx'

export function ReviewBar() {
  const { getSelectedIds, count } = useSelection()
  return (
    <section className="moderation" aria-label="Decide about the selected reviews">
      <span>{count ? `${count} ticked` : 'Select reviews to decide about several at once.'}</span>
      <ReviewButtons ids={count ? getSelectedIds().map(Number) : []} />
    </section>
  )
}

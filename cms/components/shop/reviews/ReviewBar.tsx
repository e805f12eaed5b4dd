'use client'
import { useSelection } from '@payloadcms/ui'
import { useText } from '../../platform/view/useText.ts'
import { ReviewButtons } from './ReviewButtons.tsx'

export function ReviewBar() {
  const { getSelectedIds, count } = useSelection()
  const t = useText()
  return (
    <section className="moderation" aria-label={t('Decide about the selected reviews')}>
      <span>{count ? t('{count} ticked', { count }) : t('Select reviews to decide about several at once.')}</span>
      <ReviewButtons ids={count ? getSelectedIds().map(Number) : []} />
    </section>
  )
}

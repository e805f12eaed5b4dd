'use client'
import { useSelection } from '@payloadcms/ui'
import { ACTIONS, type Action } from './moderateReviews.ts'
import { useReviewModeration } from './useReviewModeration.ts'

export function ReviewBar() {
  const { getSelectedIds, count } = useSelection()
  const { running, decide } = useReviewModeration()
  return (
    <section className="moderation" aria-label="Decide about the selected reviews">
      <span>{count ? `${count} ticked` : 'Select reviews to decide about several at once.'}</span>
      {(Object.keys(ACTIONS) as Action[]).map((action) => (
        <button
          key={action}
          type="button"
          disabled={!count || running}
          onClick={() => void decide(getSelectedIds().map(Number), action)}
        >
          {ACTIONS[action].label}
        </button>
      ))}
    </section>
  )
}

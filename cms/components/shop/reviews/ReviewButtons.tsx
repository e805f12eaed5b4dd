'use client'
import { useText } from '../../platform/view/useText.ts'
import { ACTIONS, type Action } from './moderateReviews.ts'
import { useReviewModeration } from './useReviewModeration.ts'

const KEYS: Record<Action, string> = { approve: 'a', hide: 'h' }

export function ReviewButtons({ ids }: { ids: number[] }) {
  const t = useText()
  const { running, decide } = useReviewModeration()
  return (Object.keys(ACTIONS) as Action[]).map((action) => (
    <button
      key={action}
      type="button"
      aria-keyshortcuts={KEYS[action]}
      disabled={ids.length === 0 || running}
      onClick={() => void decide(ids, action)}
    >
      {t(ACTIONS[action].label)}
    </button>
  ))
}

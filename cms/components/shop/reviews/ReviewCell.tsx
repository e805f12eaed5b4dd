'use client'
import type { DefaultCellComponentProps } from 'payload'
import { useText } from '../../platform/view/useText.ts'
import { ACTIONS, type Action } from './moderateReviews.ts'
import { useReviewModeration } from './useReviewModeration.ts'

export function ReviewCell({ rowData }: DefaultCellComponentProps) {
  const t = useText()
  const { running, decide } = useReviewModeration()
  const { id, status } = rowData as { id: number; status: string }
  const possible: Action[] =
    status === 'pending' ? ['approve', 'hide'] : status === 'published' ? ['hide'] : ['approve']
  return (
    <span className="moderation moderation--row">
      {possible.map((action) => (
        <button key={action} type="button" disabled={running} onClick={() => void decide([id], action)}>
          {t(ACTIONS[action].label)}
        </button>
      ))}
    </span>
  )
}

'use client'
import { useSelection } from '@payloadcms/ui'
import { ACTIONS, type Action } from './moderate.ts'
import { useModeration } from './useModeration.ts'

export function ModerationBar() {
  const { getSelectedIds, count } = useSelection()
  const { running, decide } = useModeration()
  return (
    <section className="moderation" aria-label="Moderate the selected comments">
      <span>{count ? `${count} ticked` : 'Select comments to moderate several at once.'}</span>
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

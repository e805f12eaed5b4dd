'use client'
import { useSelection } from '@payloadcms/ui'
import { ACTIONS, type Action } from './moderate.ts'
import { ModerationButtons } from './ModerationButtons.tsx'

export function ModerationBar() {
  const { getSelectedIds, count } = useSelection()
  return (
    <section className="moderation" aria-label="Moderate the selected comments">
      <span>{count ? `${count} ticked` : 'Select comments to moderate several at once.'}</span>
      <ModerationButtons ids={count ? getSelectedIds().map(Number) : []} actions={Object.keys(ACTIONS) as Action[]} />
    </section>
  )
}

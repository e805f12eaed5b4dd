'use client'
import { useSelection } from '@payloadcms/ui'
import { useText } from '../../platform/view/useText.ts'
import { ACTIONS, type Action } from './moderate.ts'
import { ModerationButtons } from './ModerationButtons.tsx'

export function ModerationBar() {
  const { getSelectedIds, count } = useSelection()
  const t = useText()
  return (
    <section className="moderation" aria-label={t('Moderate the selected comments')}>
      <span>{count ? t('{count} ticked', { count }) : t('Select comments to moderate several at once.')}</span>
      <ModerationButtons ids={count ? getSelectedIds().map(Number) : []} actions={Object.keys(ACTIONS) as Action[]} />
    </section>
  )
}

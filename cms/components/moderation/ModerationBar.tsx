'use client'
import { toast, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { ACTIONS, moderate, type Action } from './moderate.ts'

/** Above the list of comments: one decision for all that are ticked. */
export function ModerationBar() {
  const { getSelectedIds, count } = useSelection()
  const [running, setRunning] = useState(false)
  const router = useRouter()
  const decide = async (action: Action) => {
    setRunning(true)
    const problem = await moderate(getSelectedIds().map(Number), action)
    setRunning(false)
    if (problem) toast.error(problem)
    else toast.success(ACTIONS[action].done)
    router.refresh()
  }
  return (
    <div className="moderation" role="group" aria-label="Moderate the ticked comments">
      <span>{count ? `${count} ticked` : 'Tick comments to decide about several at once.'}</span>
      {(Object.keys(ACTIONS) as Action[]).map((action) => (
        <button key={action} type="button" disabled={!count || running} onClick={() => void decide(action)}>
          {ACTIONS[action].label}
        </button>
      ))}
    </div>
  )
}

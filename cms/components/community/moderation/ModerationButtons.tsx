'use client'
import { useState } from 'react'
import { ACTIONS, type Action } from './moderate.ts'
import { useText } from '../../platform/view/useText.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useModeration } from './useModeration.ts'

const KEYS: Record<Action, string> = { approve: 'a', hide: 'h', mute: 'm' }

/** Hiding asks for a reason first. */
export function ModerationButtons({ ids, actions }: { ids: number[]; actions: Action[] }) {
  const t = useText()
  const { running, decide } = useModeration()
  const [asking, setAsking] = useState<Exclude<Action, 'approve'> | null>(null)
  return (
    <>
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          aria-keyshortcuts={KEYS[action]}
          disabled={ids.length === 0 || running}
          onClick={() => (action === 'approve' ? void decide(ids, action) : setAsking(action))}
        >
          {t(ACTIONS[action].label)}
        </button>
      ))}
      {asking && (
        <ReasonDialog
          action={asking}
          count={ids.length}
          isRunning={running}
          onDecide={(reason) => void decide(ids, asking, reason).then((isDone) => isDone && setAsking(null))}
          onCancel={() => setAsking(null)}
        />
      )}
    </>
  )
}

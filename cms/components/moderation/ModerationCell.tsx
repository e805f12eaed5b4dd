'use client'
import type { DefaultCellComponentProps } from 'payload'
import { ACTIONS, type Action } from './moderate.ts'
import { useModeration } from './useModeration.ts'

export function ModerationCell({ rowData }: DefaultCellComponentProps) {
  const { running, decide } = useModeration()
  const { id, status } = rowData as { id: number; status: string }
  const possible: Action[] = status === 'pending' ? ['approve', 'hide'] : status === 'visible' ? ['hide'] : ['approve']
  return (
    <span className="moderation moderation--row">
      {possible.map((action) => (
        <button key={action} type="button" disabled={running} onClick={() => void decide([id], action)}>
          {ACTIONS[action].label}
        </button>
      ))}
    </span>
  )
}

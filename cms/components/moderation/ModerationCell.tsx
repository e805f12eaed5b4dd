'use client'
import { toast } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { ACTIONS, moderate, type Action } from './moderate.ts'

/** In each row: the decisions that would change something. */
export function ModerationCell({ rowData }: DefaultCellComponentProps) {
  const [running, setRunning] = useState(false)
  const router = useRouter()
  const { id, status } = rowData as { id: number; status: string }
  const possible: Action[] = status === 'pending' ? ['approve', 'hide'] : status === 'visible' ? ['hide'] : ['approve']
  const decide = async (action: Action) => {
    setRunning(true)
    const problem = await moderate([id], action)
    setRunning(false)
    if (problem) toast.error(problem)
    else toast.success(ACTIONS[action].done)
    router.refresh()
  }
  return (
    <span className="moderation moderation--row">
      {possible.map((action) => (
        <button key={action} type="button" disabled={running} onClick={() => void decide(action)}>
          {ACTIONS[action].label}
        </button>
      ))}
    </span>
  )
}

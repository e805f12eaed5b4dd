'use client'
import type { DefaultCellComponentProps } from 'payload'
import type { Action } from './moderate.ts'
import { ModerationButtons } from './ModerationButtons.tsx'

export function ModerationCell({ rowData }: DefaultCellComponentProps) {
  const { id, status } = rowData as { id: number; status: string }
  const possible: Action[] = status === 'pending' ? ['approve', 'hide'] : status === 'visible' ? ['hide'] : ['approve']
  return (
    <span className="moderation moderation--row">
      <ModerationButtons ids={[id]} actions={possible} />
    </span>
  )
}

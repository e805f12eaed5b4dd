'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { saveInPanel } from './saveInPanel.ts'

/** In the lists of gear and merchandise. */
export function HiddenCell({ cellData, collectionSlug, rowData }: DefaultCellComponentProps) {
  const router = useRouter()
  const [isRunning, setRunning] = useState(false)
  const isHidden = cellData === true
  const { id, name, title } = rowData as { id: number; name?: string; title?: string }

  async function change() {
    setRunning(true)
    const problem = await saveInPanel(`/${collectionSlug}/${id}`, { hidden: !isHidden })
    setRunning(false)
    if (problem) toast.error(problem)
    else toast.success(isHidden ? 'It is on the site again.' : 'Hidden from the site.')
    router.refresh()
  }

  const label = isHidden ? 'Show' : 'Hide'
  return (
    <span className="moderation moderation--row">
      {isHidden && <strong>Hidden</strong>}
      <button
        type="button"
        aria-label={`${label} ${name ?? title ?? ''}`.trim()}
        disabled={isRunning}
        onClick={() => void change()}
      >
        {label}
      </button>
    </span>
  )
}

'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'

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

/** Changes one document through Payload, as its form does. @returns an error message for a toast, or null. */
async function saveInPanel(path: string, changes: object): Promise<string | null> {
  const answer = await fetch(`/cms/api${path}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(changes),
  }).catch(() => null)
  if (!answer) return 'The site cannot be reached. Please try again.'
  if (answer.ok) return null
  const { errors } = (await answer.json().catch(() => ({}))) as { errors?: { message?: string }[] }
  return errors?.[0]?.message ?? 'That did not work. Please try again.'
}

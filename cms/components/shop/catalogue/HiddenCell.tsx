'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { msg } from '../../platform/view/textIn.ts'
import { useText } from '../../platform/view/useText.ts'

/** In the lists of gear and merchandise. */
export function HiddenCell({ cellData, collectionSlug, rowData }: DefaultCellComponentProps) {
  const router = useRouter()
  const t = useText()
  const [isRunning, setRunning] = useState(false)
  const isHidden = cellData === true
  const { id, name, title } = rowData as { id: number; name?: string; title?: string }

  async function change() {
    setRunning(true)
    const problem = await saveInPanel(`/${collectionSlug}/${id}`, { hidden: !isHidden })
    setRunning(false)
    if (problem) toast.error(t(problem))
    else toast.success(t(isHidden ? 'It is on the site again.' : 'Hidden from the site.'))
    router.refresh()
  }

  const values = { name: name ?? title ?? '' }
  return (
    <span className="moderation moderation--row">
      {isHidden && <strong>{t('Hidden')}</strong>}
      <button
        type="button"
        aria-label={t(isHidden ? 'Show {name}' : 'Hide {name}', values).trim()}
        disabled={isRunning}
        onClick={() => void change()}
      >
        {t(isHidden ? 'Show' : 'Hide')}
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
  if (!answer) return msg('The site cannot be reached. Please try again.')
  if (answer.ok) return null
  const { errors } = (await answer.json().catch(() => ({}))) as { errors?: { message?: string }[] }
  return errors?.[0]?.message ?? msg('That did not work. Please try again.')
}

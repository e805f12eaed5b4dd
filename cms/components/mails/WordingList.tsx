'use client'
import { toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import type { MailWording } from '#contracts/mailWordings.ts'
import { listMailWordings } from '#contracts/routes/mailWordings.ts'
import { problemOf } from '../problemOf.ts'
import { WordingEditor } from './WordingEditor.tsx'

export function WordingList() {
  const [wordings, setWordings] = useState<MailWording[]>()
  const [open, setOpen] = useState<string>()

  async function load() {
    const problem = await problemOf(call(listMailWordings, {}).then(setWordings))
    if (problem) toast.error(problem)
  }
  useEffect(() => void load(), [])

  if (!wordings) return <p role="status">Loading…</p>
  return (
    <ul className="mail-templates">
      {wordings.map((wording) => (
        <li key={wording.key}>
          <h2>
            <button
              type="button"
              aria-expanded={open === wording.key}
              onClick={() => setOpen(open === wording.key ? undefined : wording.key)}
            >
              {wording.label}
            </button>
          </h2>
          <p>
            {wording.subject}
            {wording.isChanged && <strong> · Your wording</strong>}
          </p>
          {open === wording.key && (
            <WordingEditor key={String(wording.isChanged)} wording={wording} onChanged={() => void load()} />
          )}
        </li>
      ))}
    </ul>
  )
}

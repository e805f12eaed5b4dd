'use client'
import { useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import type { MailWording } from '#contracts/platform/mailWordings.ts'
import { listMailWordings } from '#contracts/routes/platform/mailWordings.ts'
import { problemOf } from '../view/problemOf.ts'
import { LoadState } from '../view/LoadState.tsx'
import { useText } from '../view/useText.ts'
import { WordingEditor } from './WordingEditor.tsx'

export function WordingList() {
  const t = useText()
  const [wordings, setWordings] = useState<MailWording[]>()
  const [open, setOpen] = useState<string>()

  const [problem, setProblem] = useState<string | null>()

  async function load() {
    setProblem(await problemOf(call(listMailWordings, {}).then(setWordings)))
  }
  useEffect(() => void load(), [])

  if (!wordings) return <LoadState problem={problem} onRetry={() => void load()} />
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
              {t(wording.label)}
            </button>
          </h2>
          <p>
            {wording.subject}
            {wording.isChanged && <strong> · {t('Your wording')}</strong>}
          </p>
          {open === wording.key && (
            <WordingEditor key={String(wording.isChanged)} wording={wording} onChanged={() => void load()} />
          )}
        </li>
      ))}
    </ul>
  )
}

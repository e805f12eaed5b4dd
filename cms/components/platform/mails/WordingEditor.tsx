'use client'
import { Button, toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import type { MailWording } from '#contracts/platform/mailWordings.ts'
import { changeMailWording, previewMailWording, resetMailWording } from '#contracts/routes/platform/mailWordings.ts'
import { problemOf } from '../view/problemOf.ts'
import { useText } from '../view/useText.ts'
import { MailFrame } from './MailFrame.tsx'
import { WordingField } from './WordingField.tsx'

type WordingEditorProps = { wording: MailWording; onChanged: () => void }

const PREVIEW_AFTER_MS = 400

const listOf = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')

export function WordingEditor({ wording, onChanged }: WordingEditorProps) {
  const t = useText()
  const { key, placeholders, required, isChanged } = wording
  const [draft, setDraft] = useState({ subject: wording.subject, title: wording.title, body: wording.body })
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [preview, setPreview] = useState<{ subject: string; html: string }>()
  const [isSaving, setSaving] = useState(false)

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      call(previewMailWording, { params: { key }, input: draft }).then(
        (shown) => {
          if (!isCurrent) return
          setPreview(shown)
          setProblems({})
        },
        (error: unknown) => isCurrent && setProblems(error instanceof ApiError ? error.fieldErrors : {}),
      )
    }, PREVIEW_AFTER_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [draft, key])

  async function run(request: Promise<unknown>, done: string) {
    setSaving(true)
    const problem = await problemOf(request)
    setSaving(false)
    if (problem) {
      toast.error(problem)
      return
    }
    toast.success(done)
    onChanged()
  }

  const save = () =>
    run(call(changeMailWording, { params: { key }, input: draft }), t('Saved. The next email uses it.'))
  const reset = () => run(call(resetMailWording, { params: { key } }), t('The standard wording is back.'))

  return (
    <div className="wording">
      <div>
        {(['subject', 'title', 'body'] as const).map((part) => (
          <WordingField
            key={part}
            part={part}
            value={draft[part]}
            problem={problems[part]}
            onChange={(text) => setDraft({ ...draft, [part]: text })}
          />
        ))}
        <p>
          {t('You can use {names}.', { names: listOf(placeholders) })}
          {required.length > 0 && ` ${t('Keep {names}.', { names: listOf(required) })}`}{' '}
          {t('Separate paragraphs with an empty line.')}
        </p>
        <div className="wording__actions">
          <Button disabled={isSaving} onClick={() => void save()}>
            {t('Save wording')}
          </Button>
          {isChanged && (
            <Button buttonStyle="secondary" disabled={isSaving} onClick={() => void reset()}>
              {t('Back to default')}
            </Button>
          )}
        </div>
      </div>
      {preview && <MailFrame title={preview.subject} html={preview.html} />}
    </div>
  )
}

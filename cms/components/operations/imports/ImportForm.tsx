import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import {
  type Import,
  IMPORT_KINDS,
  IMPORT_LIMITS,
  importKindSchema,
  importSubject,
  isTableKind,
} from '#contracts/operations/imports.ts'
import { checkImport } from '#contracts/routes/operations/imports.ts'
import { messageIn } from '../../platform/view/problemOf.ts'
import { textIn } from '../../platform/view/textIn.ts'
import { ImportColumns } from './ImportColumns.tsx'
import { importFileOf } from './importFiles.ts'
import { packFile } from './packFile.ts'
import { useTableColumns } from './useTableColumns.ts'

/** Chooses an export and checks it. */
export function ImportForm({ onChecked }: { onChecked: (checked: Import) => void }) {
  const { language } = useTranslation().i18n
  const t = textIn(language)
  const [kind, setKind] = useState(importKindSchema.options[0])
  const [until, setUntil] = useState('')
  const [oldSite, setOldSite] = useState('')
  const [isPublished, setPublished] = useState(true)
  const { label, accept, bytes, sent } = importFileOf(kind)
  const subject = importSubject(kind)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { read, isReading, choose } = useTableColumns(kind, file, setProblem)

  async function check() {
    if (!file && subject !== 'subscriptions') {
      setProblem(t('Please choose the file of your export.'))
      input.current?.focus()
      return
    }
    setChecking(true)
    setProblem(await send(file))
    setChecking(false)
  }

  async function send(chosen: File | null): Promise<string | undefined> {
    if (chosen && chosen.size > bytes)
      return t('That file is larger than {size} MB. Please split it.', { size: bytes / 1024 / 1024 })
    try {
      const packed = chosen ? await packFile(chosen) : undefined
      if (packed && packed.length > sent) return t('That file is too large to send at once. Please split it.')
      const fileName = chosen?.name.slice(-IMPORT_LIMITS.fileName) ?? 'Stripe'
      const complimentaryUntil = until ? new Date(`${until}T23:59:59`).toISOString() : undefined
      const checked = await call(checkImport, {
        input: {
          kind,
          fileName,
          ...(packed && { file: packed }),
          ...(read && { columns: read.chosen }),
          ...(subject === 'posts' && { isPublished, ...(oldSite && { oldSite: withProtocol(oldSite) }) }),
          ...(subject === 'members' && complimentaryUntil && { complimentaryUntil }),
        },
      })
      setFile(null)
      setUntil('')
      if (input.current) input.current.value = ''
      toast.success(t('Checked. Nothing is imported yet.'))
      onChecked(checked)
      return undefined
    } catch (error) {
      const fields = error instanceof ApiError ? Object.values(error.fieldErrors) : []
      return fields[0] ?? messageIn(error, language)
    }
  }

  return (
    <form
      className="imports__form"
      aria-label={t('New import')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <label>
        {t('What is it?')}
        <select value={kind} onChange={({ target }) => setKind(importKindSchema.parse(target.value))}>
          {importKindSchema.options.map((option) => (
            <option key={option} value={option}>
              {t(IMPORT_KINDS[option])}
            </option>
          ))}
        </select>
      </label>
      {subject === 'subscriptions' ? (
        <p>
          {t(
            'Reads the subscriptions of your Stripe account that another program started. Nothing is charged or changed there.',
          )}
        </p>
      ) : (
        <label>
          {t(label)}
          <input
            ref={input}
            type="file"
            accept={accept}
            aria-invalid={problem !== undefined}
            aria-describedby="import-problem"
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null)
              setProblem(undefined)
            }}
          />
        </label>
      )}
      {isReading && <p role="status">{t('Reading the columns…')}</p>}
      {read && isTableKind(kind) && <ImportColumns kind={kind} read={read} onChoose={choose} />}
      {subject === 'posts' && (
        <>
          <label>
            {t('Address of your old site, for pictures and links without one (optional)')}
            <input
              type="url"
              inputMode="url"
              placeholder="https://"
              value={oldSite}
              onChange={({ target }) => setOldSite(target.value.trim())}
            />
          </label>
          <label className="imports__choice">
            <input type="checkbox" checked={isPublished} onChange={({ target }) => setPublished(target.checked)} />
            {t(
              'Publish what was published there, on its old date and for the same readers. Otherwise all become drafts.',
            )}
          </label>
        </>
      )}
      {subject === 'members' && (
        <label>
          {t('Those who pay there watch here for free until (optional)')}
          <input type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
        </label>
      )}
      <p id="import-problem" role="alert" className="imports__problem">
        {problem}
      </p>
      <Button type="submit" disabled={isChecking || isReading}>
        {t(isChecking ? 'Checking…' : subject === 'subscriptions' ? 'Check' : 'Check the file')}
      </Button>
    </form>
  )
}

const withProtocol = (address: string): string => (/^https?:/.test(address) ? address : `https://${address}`)

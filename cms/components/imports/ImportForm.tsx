import { Button, toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { ApiError, serverMessage } from '#contracts/ApiError.ts'
import { call } from '#contracts/call.ts'
import { type Import, IMPORT_KINDS, IMPORT_LIMITS, importKindSchema } from '#contracts/imports.ts'
import { checkImport } from '#contracts/routes/imports.ts'
import { packFile } from './packFile.ts'

/** Chooses an export and checks it. */
export function ImportForm({ onChecked }: { onChecked: (checked: Import) => void }) {
  const [kind, setKind] = useState(importKindSchema.options[0])
  const [until, setUntil] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function check() {
    if (!file) {
      setProblem('Please choose the CSV file of your export.')
      input.current?.focus()
      return
    }
    setChecking(true)
    setProblem(await send(file))
    setChecking(false)
  }

  async function send(chosen: File): Promise<string | undefined> {
    if (chosen.size > IMPORT_LIMITS.bytes) return 'That file is larger than 8 MB. Please split it.'
    try {
      const packed = await packFile(chosen)
      if (packed.length > IMPORT_LIMITS.sent) return 'That file is too large to send at once. Please split it.'
      const fileName = chosen.name.slice(-IMPORT_LIMITS.fileName)
      const complimentaryUntil = until ? new Date(`${until}T23:59:59`).toISOString() : undefined
      const checked = await call(checkImport, {
        input: { kind, fileName, file: packed, ...(complimentaryUntil && { complimentaryUntil }) },
      })
      setFile(null)
      setUntil('')
      if (input.current) input.current.value = ''
      toast.success('Checked. Nothing is imported yet.')
      onChecked(checked)
      return undefined
    } catch (error) {
      const fields = error instanceof ApiError ? Object.values(error.fieldErrors) : []
      return fields[0] ?? serverMessage(error, 'The site cannot be reached. Please try again.')
    }
  }

  return (
    <form
      className="imports__form"
      aria-label="New import"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <label>
        What is it?
        <select value={kind} onChange={({ target }) => setKind(importKindSchema.parse(target.value))}>
          {importKindSchema.options.map((option) => (
            <option key={option} value={option}>
              {IMPORT_KINDS[option]}
            </option>
          ))}
        </select>
      </label>
      <label>
        CSV file of your export, at most 8 MB
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-invalid={problem !== undefined}
          aria-describedby="import-problem"
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null)
            setProblem(undefined)
          }}
        />
      </label>
      <label>
        Those who pay there watch here for free until (optional)
        <input type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
      </label>
      <p id="import-problem" role="alert" className="imports__problem">
        {problem}
      </p>
      <Button type="submit" disabled={isChecking}>
        {isChecking ? 'Checking…' : 'Check the file'}
      </Button>
    </form>
  )
}

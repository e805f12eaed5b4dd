'use client'
import { TextareaField, useField } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'
import { useId, useState, type ChangeEvent } from 'react'
import { MAX_CAPTIONS_BYTES } from '#contracts/captions.ts'

/** Reads a .vtt file into the field. The server checks it when it is saved. */
export function CaptionsField(props: TextareaFieldClientProps) {
  const { setValue } = useField<string>({ path: props.path })
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const isTooLarge = file.size > MAX_CAPTIONS_BYTES
    setProblem(isTooLarge ? 'The file is larger than 1 MB.' : null)
    if (!isTooLarge) setValue(await file.text())
  }

  return (
    <div className="captions-field">
      <label htmlFor={id}>Choose a WebVTT file</label>
      <input
        id={id}
        type="file"
        accept=".vtt,text/vtt"
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => void handleFile(event)}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      <TextareaField {...props} />
    </div>
  )
}

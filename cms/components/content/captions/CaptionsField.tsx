'use client'
import { Dropzone, TextareaField, useField } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'
import { useEffect, useId, useState } from 'react'
import { MAX_CAPTIONS_BYTES } from '#contracts/content/captions.ts'
import { toVtt } from '#contracts/content/toVtt.ts'
import { useText } from '../../platform/view/useText.ts'
import { readText } from './readText.ts'

/** Reads a file with subtitles into the field, as WebVTT. The server checks it when it is saved. */
export function CaptionsField(props: TextareaFieldClientProps) {
  const { value, setValue } = useField<string>({ path: props.path })
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()
  const t = useText()

  // Also what is pasted: the lines that an error names must be those in the field.
  useEffect(() => {
    if (typeof value === 'string' && toVtt(value) !== value) setValue(toVtt(value))
  }, [value, setValue])

  async function read(files: FileList | null) {
    const [file] = files ?? []
    if (!file) return
    const isTooLarge = file.size > MAX_CAPTIONS_BYTES
    setProblem(isTooLarge ? t('The file is larger than 1 MB.') : null)
    if (!isTooLarge) setValue(await readText(file))
  }

  return (
    <div className="captions-field">
      <Dropzone onChange={(files) => void read(files)}>
        <label htmlFor={id}>{t('Drop an SRT or VTT file here, or choose it.')}</label>
        <input
          id={id}
          type="file"
          accept=".srt,.vtt,.sbv,text/vtt,application/x-subrip"
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => void read(target.files)}
        />
      </Dropzone>
      {problem && (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      <TextareaField {...props} />
    </div>
  )
}

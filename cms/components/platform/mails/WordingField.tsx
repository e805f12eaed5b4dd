'use client'
import { useId } from 'react'
import { msg } from '../view/textIn.ts'
import { useText } from '../view/useText.ts'

type WordingFieldProps = {
  part: 'subject' | 'title' | 'body'
  value: string
  problem: string | undefined
  onChange: (text: string) => void
}

const LABELS = { subject: msg('Subject'), title: msg('Heading'), body: msg('Text') }

export function WordingField({ part, value, problem, onChange }: WordingFieldProps) {
  const t = useText()
  const id = useId()
  const field = {
    id,
    value,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <div className="setting">
      <label htmlFor={id}>{t(LABELS[part])}</label>
      {part === 'body' ? <textarea rows={12} {...field} /> : <input {...field} />}
      {problem && (
        <p id={`${id}-problem`} className="setting__problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

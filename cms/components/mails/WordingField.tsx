'use client'
import { useId } from 'react'

type WordingFieldProps = {
  part: 'subject' | 'title' | 'body'
  value: string
  problem: string | undefined
  onChange: (text: string) => void
}

const LABELS = { subject: 'Subject', title: 'Heading', body: 'Text' }

export function WordingField({ part, value, problem, onChange }: WordingFieldProps) {
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
      <label htmlFor={id}>{LABELS[part]}</label>
      {part === 'body' ? <textarea rows={12} {...field} /> : <input {...field} />}
      {problem && (
        <p id={`${id}-problem`} className="setting__problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

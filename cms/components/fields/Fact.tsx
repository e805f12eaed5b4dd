'use client'
import { useField } from '@payloadcms/ui'
import type { ClientFieldBase } from 'payload'

type FactField = { label?: string; type: string; options?: readonly { value: string; label: string }[] }
type Value = string | number | boolean | null | undefined

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** What the system or a provider wrote: to read, not to fill in. Without a value there is nothing to say. */
export function Fact({ field, path }: ClientFieldBase & { field: FactField; path: string }) {
  const { value } = useField<Value>({ path })
  const shown = textOf(value, field)
  if (shown === '') return null
  return (
    <dl className="fact">
      <dt>{field.label}</dt>
      <dd>{shown}</dd>
    </dl>
  )
}

function textOf(value: Value, { type, options = [] }: FactField): string {
  if (value === null || value === undefined || value === '') return ''
  if (type === 'checkbox') return value === true ? 'Yes' : 'No'
  if (type === 'date') return moment.format(new Date(String(value)))
  return options.find((one) => one.value === value)?.label ?? String(value)
}

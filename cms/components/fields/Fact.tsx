'use client'
import { useField } from '@payloadcms/ui'
import type { ClientFieldBase } from 'payload'

type FactField = { label?: unknown; type: string; options?: readonly (string | { value: string; label: unknown })[] }

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** What the system or a provider wrote: to read, not to fill in. Without a value there is nothing to say. */
export function Fact({ field, path }: ClientFieldBase & { field: FactField; path: string }) {
  const { value } = useField<unknown>({ path })
  const shown = textOf(value, field)
  if (shown === '') return null
  return (
    <dl className="fact">
      <dt>{String(field.label)}</dt>
      <dd>{shown}</dd>
    </dl>
  )
}

function textOf(value: unknown, { type, options = [] }: FactField): string {
  if (value === null || value === undefined || value === '') return ''
  if (type === 'checkbox') return value === true ? 'Yes' : 'No'
  if (type === 'date') return moment.format(new Date(String(value)))
  const option = options.find((one) => typeof one === 'object' && one.value === value)
  return typeof option === 'object' ? String(option.label) : String(value)
}

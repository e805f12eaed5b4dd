'use client'
import { useField, useTranslation } from '@payloadcms/ui'
import type { ClientField, ClientFieldBase } from 'payload'
import { labelIn } from '#contracts/shared/labelIn.ts'
import { optionLabel } from '../view/optionLabel.ts'
import { formatsIn } from '../view/formats.ts'

type Value = string | number | boolean | null | undefined

/** What the system or a provider wrote: to read, not to fill in. Without a value there is nothing to say. */
export function Fact({ field, path }: ClientFieldBase & { field: ClientField; path: string }) {
  const { value } = useField<Value>({ path })
  const { language } = useTranslation().i18n
  const shown = textOf(value, field, language)
  if (shown === '') return null
  return (
    <dl className="fact">
      <dt>{'label' in field && labelIn(field.label, language)}</dt>
      <dd>{shown}</dd>
    </dl>
  )
}

function textOf(value: Value, field: ClientField, language: string): string {
  if (value === null || value === undefined || value === '') return ''
  const { t, moment } = formatsIn(language)
  if (field.type === 'checkbox') return t(value === true ? 'Yes' : 'No')
  if (field.type === 'date') return moment(String(value))
  return optionLabel(field, String(value), language)
}

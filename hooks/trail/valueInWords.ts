import type { FlattenedField } from 'payload'
import { formatCents } from '#contracts/money.ts'
import { idOf } from '../idOf.ts'

/** What a field holds, as a person reads it; null for nothing, or for what has no short words. */
export function valueInWords(field: FlattenedField, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.length === 1 ? 'one entry' : `${value.length} entries`
  if (field.type === 'checkbox') return value === true ? 'Yes' : 'No'
  if (field.type === 'select') return labelOf(field.options, value as string)
  if (field.type === 'number' && field.name.endsWith('Cents')) return formatCents(Number(value))
  if (field.type === 'date') return momentOf(new Date(value as string | Date))
  if (field.type === 'relationship' || field.type === 'upload') return `No. ${idOf(value)}`
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/** Whether two values of a field are the same, however Payload hands them out. */
export const isSame = (field: FlattenedField, one: unknown, other: unknown): boolean =>
  comparable(field, one) === comparable(field, other)

function comparable(field: FlattenedField, value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '' : JSON.stringify(value)
  return typeof value === 'object' && value !== null && field.type !== 'relationship' && field.type !== 'upload'
    ? JSON.stringify(value)
    : (valueInWords(field, value) ?? '')
}

type Options = Extract<FlattenedField, { type: 'select' }>['options']

function labelOf(options: Options, value: string): string {
  const option = options.find((candidate) => typeof candidate === 'object' && candidate.value === value)
  return typeof option === 'object' && typeof option.label === 'string' ? option.label : value
}

/** With the blanks people type, so that it is found by searching. */
const momentOf = (time: Date): string => `${minutes.format(time).replaceAll('\u202f', ' ')} UTC`

const minutes = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

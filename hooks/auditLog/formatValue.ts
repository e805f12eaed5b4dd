import type { FlattenedField } from 'payload'
import { formatCents } from '#contracts/shared/money.ts'
import { idOf } from '#contracts/shared/idOf.ts'
import { labelIn } from '#contracts/shared/labelIn.ts'

/** A short readable form of a value; null for empty or long ones. */
export function formatValue(field: FlattenedField, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.length === 1 ? 'one entry' : `${value.length} entries`
  if (field.type === 'checkbox') return value === true ? 'Yes' : 'No'
  if (field.type === 'select') return labelOf(field.options, value as string)
  if (field.type === 'number' && field.name.endsWith('Cents')) return formatCents(Number(value))
  if (field.type === 'date') return momentOf(new Date(value as string | Date))
  if (field.type === 'relationship' || field.type === 'upload') return `No. ${idOf(value)}`
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/** Compares values in any of the forms Payload returns. */
export const isSame = (field: FlattenedField, one: unknown, other: unknown): boolean =>
  comparable(field, one) === comparable(field, other)

function comparable(field: FlattenedField, value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '' : JSON.stringify(value)
  return typeof value === 'object' && value !== null && field.type !== 'relationship' && field.type !== 'upload'
    ? JSON.stringify(value)
    : (formatValue(field, value) ?? '')
}

type Options = Extract<FlattenedField, { type: 'select' }>['options']

function labelOf(options: Options, value: string): string {
  const option = options.find((candidate) => typeof candidate === 'object' && candidate.value === value)
  return (typeof option === 'object' && labelIn(option.label, 'en')) || value
}

/** Keeps spaces, so that a search finds it. */
const momentOf = (time: Date): string => `${minutes.format(time).replaceAll('\u202f', ' ')} UTC`

const minutes = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

import type { FlattenedField } from 'payload'
import type { FieldChange } from '#domain/platform/auditLog/recordAudit.ts'
import { labelIn } from '#contracts/shared/labelIn.ts'
import { isSame, formatValue } from './formatValue.ts'

type Doc = Record<string, unknown>

/** Secrets are never recorded, in fields of any name. */
const SECRET = /password|secret|token|hash|salt|session|api_?key|(^|_)key$/i
const ADDED_BY_PAYLOAD = ['id', 'createdAt', 'updatedAt', 'deletedAt']

/** Changed fields that employees can edit, by their English labels. */
export function changedFields(
  { flattenedFields }: { flattenedFields: FlattenedField[] },
  before: Doc,
  after: Doc,
): FieldChange[] {
  return flattenedFields
    .filter((field) => isEmployees(field) && !isSame(field, before[field.name], after[field.name]))
    .map((field) => ({ field: labelOf(field), ...valuesOf(field, before, after) }))
}

function valuesOf(field: FlattenedField, before: Doc, after: Doc): Pick<FieldChange, 'before' | 'after'> {
  // A setting is a name and a value; the name labels the value.
  const holdsSecret = field.name === 'value' && SECRET.test((after['key'] ?? before['key'] ?? '') as string)
  if (holdsSecret) return { before: null, after: null }
  return { before: formatValue(field, before[field.name]), after: formatValue(field, after[field.name]) }
}

/** Skips fields that only the system writes, and lists of other documents: their own changes are recorded. */
function isEmployees(field: FlattenedField): boolean {
  const { admin, hidden } = field as { admin?: { readOnly?: boolean; hidden?: boolean }; hidden?: boolean }
  const isMachines = hidden === true || admin?.readOnly === true || admin?.hidden === true
  const isKey = field.name !== 'key' && SECRET.test(field.name)
  return field.type !== 'join' && !isMachines && !isKey && !ADDED_BY_PAYLOAD.includes(field.name)
}

const labelOf = (field: FlattenedField): string => ('label' in field && labelIn(field.label, 'en')) || field.name

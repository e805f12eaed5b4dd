import type { CollectionSlug, FlattenedField, Payload } from 'payload'

const NUMBER_ID = { name: 'id', type: 'number' } as FlattenedField
/** A relationship to several collections is asked by its parts. */
const PARTS: Record<string, FlattenedField> = {
  value: NUMBER_ID,
  relationTo: { name: 'relationTo', type: 'text' },
}

type Known = Pick<Payload, 'collections'>

/**
 * The field that a filter's path ends at, through groups, rows and related documents.
 * @returns null for a path that leads nowhere, or into stored JSON, which is no field.
 */
export function fieldAtPath(known: Known, fields: FlattenedField[], path: string[]): FlattenedField | null {
  const [name = '', ...rest] = path
  const field = name === 'id' ? NUMBER_ID : fields.find((candidate) => candidate.name === name)
  if (!field || ('hidden' in field && field.hidden === true)) return null
  const related = relatedOf(field)
  if (rest.length === 0) return Array.isArray(related) ? null : field
  if (field.type === 'group' || field.type === 'array') return fieldAtPath(known, field.flattenedFields, rest)
  if (Array.isArray(related)) return rest.length === 1 ? (PARTS[rest[0] ?? ''] ?? null) : null
  const fieldsOfRelated =
    related === null ? undefined : known.collections[related as CollectionSlug]?.config.flattenedFields
  return fieldsOfRelated ? fieldAtPath(known, fieldsOfRelated, rest) : null
}

function relatedOf(field: FlattenedField): string | string[] | null {
  if (field.type === 'relationship' || field.type === 'upload') return field.relationTo
  return field.type === 'join' ? field.collection : null
}

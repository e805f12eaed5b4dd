import { type CollectionBeforeOperationHook, type FlattenedField, QueryError } from 'payload'

/** Columns of the table, or of its versions, that are not fields. */
const COLUMNS = ['id', 'parent', 'latest']
const ORDERED: FlattenedField['type'][] = [
  'text',
  'textarea',
  'email',
  'code',
  'number',
  'date',
  'checkbox',
  'select',
  'radio',
  'relationship',
  'upload',
]

/**
 * Sorting by a hidden field reveals its values. Payload checks the collection's own fields but not those of a related
 * one (`sort=author.hash`), so only own fields are allowed, of types that have an order. Applies to REST and panel pages.
 * @throws QueryError 400.
 */
export const rejectUnfitSort: CollectionBeforeOperationHook = ({ args, collection, overrideAccess }) => {
  const { sort } = args as { sort?: unknown }
  if (overrideAccess === true || !sort) return args
  if (!isSortable(collection.flattenedFields, sort)) throw new QueryError([{ path: 'sort' }])
  return args
}

/** @param sort paths, each with a `-` for descending: an array, or a text with commas. */
export function isSortable(fields: FlattenedField[], sort: unknown): boolean {
  const paths = [sort].flat()
  return paths.every((path) => typeof path === 'string' && path.split(',').every((one) => isOwnField(fields, one)))
}

function isOwnField(fields: FlattenedField[], path: string): boolean {
  const plain = path.trim().replace(/^-/, '').replaceAll('__', '.')
  const [name, ...rest] = plain.replace(/^version\./, '').split('.')
  if (name === '' || COLUMNS.includes(plain)) return true
  const field = fields.find((candidate) => candidate.name === name)
  if (!field || ('hidden' in field && field.hidden === true)) return false
  if (field.type === 'group') return isOwnField(field.flattenedFields, rest.join('.'))
  const isOfMany = 'hasMany' in field && field.hasMany === true
  return (
    rest.length === 0 && ORDERED.includes(field.type) && !isOfMany && !('virtual' in field && field.virtual === true)
  )
}

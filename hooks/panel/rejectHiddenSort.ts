import { type CollectionBeforeOperationHook, type FlattenedField, QueryError } from 'payload'

/** Columns of the table, or of its versions, that are not fields. */
const COLUMNS = ['id', 'parent', 'latest']

/**
 * Sorting by a hidden field reveals its values. Payload checks the collection's own fields but not those of a related
 * one (`sort=author.hash`), so only own fields are allowed. Applies to REST and panel pages.
 * @throws QueryError 400.
 */
export const rejectHiddenSort: CollectionBeforeOperationHook = ({ args, collection, overrideAccess }) => {
  const { sort } = args as { sort?: string | string[] }
  if (overrideAccess === true || !sort) return args
  for (const path of [sort].flat().flatMap((one) => one.split(','))) {
    if (!isOwnField(collection.flattenedFields, path)) throw new QueryError([{ path }])
  }
  return args
}

function isOwnField(fields: FlattenedField[], path: string): boolean {
  const plain = path.trim().replace(/^-/, '').replaceAll('__', '.')
  const [name, ...rest] = plain.replace(/^version\./, '').split('.')
  if (name === '' || COLUMNS.includes(plain)) return true
  const field = fields.find((candidate) => candidate.name === name)
  if (!field || ('hidden' in field && field.hidden === true)) return false
  return rest.length === 0 || (field.type === 'group' && isOwnField(field.flattenedFields, rest.join('.')))
}

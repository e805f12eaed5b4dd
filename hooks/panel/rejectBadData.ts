import { APIError, type CollectionBeforeOperationHook, type FlattenedField } from 'payload'

const WRITES: string[] = ['create', 'update']

const SINGLE: FlattenedField['type'][] = ['text', 'textarea', 'email', 'number', 'date', 'checkbox', 'select']

/**
 * Payload would answer a form without readable values, a group of fields that is null, and an object where a single value
 * belongs, such as `{"toString":1}` for a date, with a 500.
 * @throws APIError 400.
 */
export const rejectBadData: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const { data } = args as { data?: Record<string, unknown> | null }
  if (!WRITES.includes(operation) || (data === undefined && req.file)) return args
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw badData('The form has no values.')
  const group = collection.flattenedFields.find(({ type, name }) => type === 'group' && data[name] === null)
  if (group) throw badData(`“${group.name}” can’t be null. Leave it out, or send its fields.`)
  const objects = objectsIn(collection.flattenedFields, data)
  if (objects.length > 0) throw badData(`“${objects.join('”, “')}” can’t be an object.`)
  return args
}

/** @returns the names of fields with a single value that got an object. */
function objectsIn(fields: FlattenedField[], data: Record<string, unknown>): string[] {
  return fields.flatMap((field) => {
    const value = data[field.name]
    if (field.type === 'group') return isObject(value) ? objectsIn(field.flattenedFields, value) : []
    if (field.type === 'array' && Array.isArray(value))
      return value.filter(isObject).flatMap((one) => objectsIn(field.flattenedFields, one))
    return SINGLE.includes(field.type) && isObject(value) ? [field.name] : []
  })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const badData = (message: string) => new APIError(message, 400, null, true)

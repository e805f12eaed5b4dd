import { APIError, type CollectionBeforeOperationHook } from 'payload'

const WRITES: string[] = ['create', 'update']

/**
 * Payload would answer a form without readable values, and a group of fields that is null, with a 500.
 * @throws APIError 400.
 */
export const rejectBadData: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const { data } = args as { data?: Record<string, unknown> | null }
  if (!WRITES.includes(operation) || (data === undefined && req.file)) return args
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw badData('The form has no values.')
  const group = collection.flattenedFields.find(({ type, name }) => type === 'group' && data[name] === null)
  if (group) throw badData(`“${group.name}” can’t be null. Leave it out, or send its fields.`)
  return args
}

const badData = (message: string) => new APIError(message, 400, null, true)

import { APIError, type CollectionBeforeOperationHook } from 'payload'

const WRITES: string[] = ['create', 'update']

/** Payload would answer a group of fields that is null with a 500. @throws APIError 400. */
export const rejectNullGroups: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  if (!WRITES.includes(operation)) return args
  const { data = {} } = args as { data?: Record<string, unknown> }
  const group = collection.flattenedFields.find(({ type, name }) => type === 'group' && data[name] === null)
  if (group) throw new APIError(`“${group.name}” can’t be null. Leave it out, or send its fields.`, 400, null, true)
  return args
}

import { APIError, type CollectionBeforeOperationHook } from 'payload'

const WRITES: string[] = ['create', 'update']

/** Payload would answer a form without readable values with a 500. @throws APIError 400. */
export const rejectEmptyData: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!WRITES.includes(operation)) return args
  const { data } = args as { data?: unknown }
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data)
  if (!isObject && !(data === undefined && req.file)) throw new APIError('The form has no values.', 400, null, true)
  return args
}

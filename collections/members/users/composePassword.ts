import type { CollectionBeforeOperationHook } from 'payload'

/** Before Payload reads the password to hash: it must be the form that signing in hashes. */
export const composePassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = args as { data?: { password?: unknown } }
  return typeof data?.password === 'string'
    ? { ...args, data: { ...data, password: data.password.normalize('NFC') } }
    : args
}

import type { CollectionBeforeValidateHook } from 'payload'
import type { User } from '../../payload-types.ts'
import { requireProof } from '../requireProof.ts'

/**
 * Changing employee status, email or password requires a recent confirmation, so that a copied cookie can't take over
 * an account.
 */
export const confirmAccountChange: CollectionBeforeValidateHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const { email, isEmployee } = data
  const password: unknown = data.password
  const before = operation === 'create' ? { isEmployee: false, email } : originalDoc
  const changesKeys = isEmployee !== undefined && Boolean(isEmployee) !== Boolean(before?.isEmployee)
  const changesEmail = typeof email === 'string' && email.trim().toLowerCase() !== before?.email
  const setsPassword = operation === 'update' && password !== undefined && password !== null
  if (changesKeys || (operation === 'update' && changesEmail) || setsPassword) await requireProof(req)
  return data
}

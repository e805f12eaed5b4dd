import type { CollectionBeforeValidateHook } from 'payload'
import type { User } from '../../../payload-types.ts'
import { requireProof } from '../../../hooks/requireProof.ts'

/**
 * Changing a role, email or password requires a recent confirmation, so that a copied cookie can't take over
 * an account.
 */
export const confirmAccountChange: CollectionBeforeValidateHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const { email, role } = data
  const password: unknown = data.password
  const before = operation === 'create' ? { role: null, email } : originalDoc
  const changesRole = role !== undefined && (role ?? null) !== (before?.role ?? null)
  const changesEmail = typeof email === 'string' && email.trim().toLowerCase() !== before?.email
  const setsPassword = operation === 'update' && password !== undefined && password !== null
  if (changesRole || (operation === 'update' && changesEmail) || setsPassword) await requireProof(req)
  return data
}

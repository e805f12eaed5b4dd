import { APIError, type CollectionBeforeValidateHook } from 'payload'
import { refuseWeakPassword } from '#domain/people/people/refuseWeakPassword.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { User } from '../../payload-types.ts'

/** Applies the sign-up rules to a password set in the panel. */
export const validatePassword: CollectionBeforeValidateHook<User> = ({ data, originalDoc, req }) => {
  const password: unknown = data?.password
  if (password === undefined || password === null) return data
  // Payload removes it from the data before the audit hooks run.
  req.context['setsPassword'] = true
  try {
    refuseWeakPassword(password, data?.email ?? originalDoc?.email)
  } catch (error) {
    if (error instanceof AppError) throw new APIError(error.message, error.status, null, true)
    throw error
  }
  return data
}

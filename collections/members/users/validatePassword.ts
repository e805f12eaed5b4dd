import { APIError, type CollectionBeforeValidateHook } from 'payload'
import { refuseWeakPassword } from '#domain/people/people/refuseWeakPassword.ts'
import { AppError, isAppError } from '#domain/platform/AppError.ts'
import type { User } from '../../../payload-types.ts'

/** Applies the sign-up rules to a password set in the panel. Only its owner may. */
export const validatePassword: CollectionBeforeValidateHook<User> = ({ data, originalDoc, req }) => {
  const password: unknown = data?.password
  if (password === undefined || password === null) return data
  if (req.user && req.user.id !== originalDoc?.id) throw refusal(new AppError('forbidden.others_password'))
  // Payload removes it from the data before the audit hooks run.
  req.context['setsPassword'] = true
  try {
    refuseWeakPassword(password, data?.email ?? originalDoc?.email)
  } catch (error) {
    if (isAppError(error)) throw refusal(error)
    throw error
  }
  return data
}

const refusal = ({ message, status }: AppError) => new APIError(message, status, null, true)

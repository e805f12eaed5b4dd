import { APIError, type CollectionBeforeValidateHook } from 'payload'
import { refuseWeakPassword } from '#domain/people/refuseWeakPassword.ts'
import { ShopError } from '#domain/ShopError.ts'
import type { User } from '../../payload-types.ts'

/** A password set in the panel is held to what one chosen at sign-up is. */
export const refusePassword: CollectionBeforeValidateHook<User> = ({ data, originalDoc, req }) => {
  const password: unknown = data?.password
  if (password === undefined || password === null) return data
  // It is gone from the data before anybody who notes changes sees them.
  req.context['setsPassword'] = true
  try {
    refuseWeakPassword(password, data?.email ?? originalDoc?.email)
  } catch (error) {
    if (error instanceof ShopError) throw new APIError(error.message, error.status, null, true)
    throw error
  }
  return data
}

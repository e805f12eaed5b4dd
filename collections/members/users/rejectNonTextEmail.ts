import { APIError, type CollectionBeforeValidateHook } from 'payload'
import type { User } from '../../../payload-types.ts'

/**
 * Payload lower-cases the email address before it validates it, which fails for a list.
 * @throws APIError 400.
 */
export const rejectNonTextEmail: CollectionBeforeValidateHook<User> = ({ data }) => {
  const email: unknown = data?.email
  if (email === undefined || email === null || typeof email === 'string') return data
  throw new APIError('Please enter an email address.', 400, null, true)
}

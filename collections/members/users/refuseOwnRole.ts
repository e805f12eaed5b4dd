import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { ERRORS } from '#contracts/platform/errors.ts'
import { may } from '#contracts/platform/roles.ts'

/**
 * Only owners give roles. The field's own access would drop the value without a word.
 * @throws APIError 403 with `role_not_allowed`.
 */
export const refuseOwnRole: CollectionBeforeOperationHook = ({ args, req: { user } }) => {
  const { data } = args as { data?: { role?: unknown } }
  const changesRole = data?.role !== undefined && (data.role ?? null) !== (user?.role ?? null)
  if (!user || !changesRole || may(user, 'manageStaff')) return args
  const { status, message } = ERRORS.role_not_allowed
  throw new APIError(message, status, { code: 'role_not_allowed' }, true)
}

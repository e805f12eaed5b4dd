import { ApiError } from '#contracts/platform/ApiError.ts'
import { paths } from '#contracts/shared/paths.ts'
import { accountAddress } from '../../../lib/accountTabs.ts'
import { leaveTo } from '../../../lib/leaveTo.ts'
import { pagePath } from '../../../lib/text.ts'

/** Asks for the password or a code when the server wants it, and comes back. @returns whether it does. */
export function confirmFirst(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== 'password_needed') return false
  leaveTo(`${paths.confirmPassword}?redirect=${encodeURIComponent(pagePath(`${accountAddress('sign-in')}#passkeys`))}`)
  return true
}

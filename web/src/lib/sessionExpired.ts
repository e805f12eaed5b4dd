import { paths } from '#contracts/paths.ts'
import { afterToast, showToast } from './toastStore.ts'
import { ApiError } from '#contracts/ApiError.ts'
import { leaveTo } from './leaveTo.ts'

const REDIRECT_AFTER_MS = 500

/**
 * Deals with a write that was refused because nobody is signed in: says so and goes to the sign-in page.
 *
 * @returns false when the error is something else and still needs a word from the caller.
 */
export function handleSessionExpired(error: unknown): boolean {
  if (!(error instanceof ApiError) || !/^401: .*Unauthorized/s.test(error.message)) return false
  const toast = showToast({
    tone: 'destructive',
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  })
  afterToast(toast, REDIRECT_AFTER_MS, () => leaveTo(paths.login))
  return true
}

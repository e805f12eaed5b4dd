import { paths } from '#contracts/shared/paths.ts'
import { afterToast, showToast } from './toastStore.ts'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { leaveTo } from './leaveTo.ts'
import { t } from './text.ts'

const REDIRECT_AFTER_MS = 500

/** Shows a toast and opens the sign-in page. @returns false for any error but an ended session. */
export function handleSessionExpired(error: unknown): boolean {
  if (!(error instanceof ApiError) || !/^401: .*Unauthorized/s.test(error.message)) return false
  const toast = showToast({
    tone: 'destructive',
    title: t('Unauthorized'),
    description: t('You are logged out. Logging in again...'),
  })
  afterToast(toast, REDIRECT_AFTER_MS, () => leaveTo(paths.login))
  return true
}

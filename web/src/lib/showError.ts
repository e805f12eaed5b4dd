import { serverMessage } from '#contracts/platform/ApiError.ts'
import { showToast } from './toastStore.ts'
import { t } from './text.ts'

/** @param fallback where the server gave no reason. */
export function showError(
  error: unknown,
  fallback = t('That didn’t work. Please try again.'),
  title = t('Error'),
): void {
  showToast({ tone: 'destructive', title, description: serverMessage(error, fallback) })
}

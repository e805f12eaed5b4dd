import { serverMessage } from '#contracts/ApiError.ts'
import { showToast } from './toastStore.ts'

/** @param fallback where the server gave no reason. */
export function showError(error: unknown, fallback = 'That didn’t work. Please try again.', title = 'Error'): void {
  showToast({ tone: 'destructive', title, description: serverMessage(error, fallback) })
}

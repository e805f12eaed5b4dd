import { serverMessage } from '#contracts/ApiError.ts'
import { handleSessionExpired } from '../../lib/sessionExpired.ts'
import { showToast } from '../../lib/toastStore.ts'

export const showQuestionError = (error: Error) =>
  handleSessionExpired(error) ||
  showToast({
    tone: 'destructive',
    title: 'Error',
    description: serverMessage(error, 'That didn’t work. Please try again.'),
  })

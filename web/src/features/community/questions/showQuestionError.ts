import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { showError } from '../../../lib/showError.ts'

export const showQuestionError = (error: Error) => handleSessionExpired(error) || showError(error)

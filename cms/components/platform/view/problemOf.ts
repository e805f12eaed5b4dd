import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { textIn } from './textIn.ts'

/** What an error of a call says, in the employee's language. */
export function messageIn(error: unknown, language: string): string {
  const t = textIn(language)
  return error instanceof ApiError
    ? serverMessage(error, t('That did not work. Please try again.'))
    : t('The site cannot be reached. Please try again.')
}

/** Waits for a call to the API. @returns an error message for a toast, or null. */
export async function problemOf(call: Promise<unknown>): Promise<string | null> {
  try {
    await call
    return null
  } catch (error) {
    return messageIn(error, document.documentElement.lang)
  }
}

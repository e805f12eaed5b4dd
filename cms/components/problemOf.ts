import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { textIn } from './view/textIn.ts'

/** Waits for a call to the API. @returns an error message for a toast, or null. */
export async function problemOf(call: Promise<unknown>): Promise<string | null> {
  try {
    await call
    return null
  } catch (error) {
    // Payload writes the employee's language into the page.
    const t = textIn(document.documentElement.lang)
    return error instanceof ApiError
      ? serverMessage(error, t('That did not work. Please try again.'))
      : t('The site cannot be reached. Please try again.')
  }
}

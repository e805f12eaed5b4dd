import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { textIn } from './textIn.ts'

/** @param language the employee's; the page is marked with it. */
export function problemIn(error: unknown, language: string): string {
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
    return problemIn(error, document.documentElement.lang)
  }
}

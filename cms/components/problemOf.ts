import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'

/** Waits for a call to the API. @returns an error message for a toast, or null. */
export async function problemOf(call: Promise<unknown>): Promise<string | null> {
  try {
    await call
    return null
  } catch (error) {
    return error instanceof ApiError
      ? serverMessage(error, 'That did not work. Please try again.')
      : 'The site cannot be reached. Please try again.'
  }
}

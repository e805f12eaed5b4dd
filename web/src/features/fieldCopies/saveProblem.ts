import { ApiError, serverMessage } from '#contracts/ApiError.ts'
import { MAX_FIELD_COPIES } from '#contracts/fieldLimits.ts'
import { FieldFull } from './queries.ts'

/** What went wrong and what to do next; null when the member stopped it. */
export function saveProblem(error: unknown): string | null {
  if (error instanceof FieldFull) return `You can save ${MAX_FIELD_COPIES} posts on a device. Remove one of them first.`
  if (error instanceof ApiError) return serverMessage(error, 'This post couldn’t be saved. Please try again.')
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError') return null
  if (name === 'QuotaExceededError') return 'This device has no space left for this post.'
  return 'This post couldn’t be saved. Check your connection and try again.'
}

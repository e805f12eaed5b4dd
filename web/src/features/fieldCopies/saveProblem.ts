import { ApiError, serverMessage } from '#contracts/ApiError.ts'
import { MAX_FIELD_COPIES } from '#contracts/fieldLimits.ts'
import { FieldFull } from './queries.ts'
import { t } from '../../lib/text.ts'

/** What went wrong and what to do next; null when the member stopped it. */
export function saveProblem(error: unknown): string | null {
  if (error instanceof FieldFull)
    return t('You can save {MAX_FIELD_COPIES} posts on a device. Remove one of them first.', { MAX_FIELD_COPIES })
  if (error instanceof ApiError) return serverMessage(error, t('This post couldn’t be saved. Please try again.'))
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError') return null
  if (name === 'QuotaExceededError') return t('This device has no space left for this post.')
  return t('This post couldn’t be saved. Check your connection and try again.')
}

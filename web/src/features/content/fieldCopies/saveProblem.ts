import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { MAX_FIELD_COPIES } from '#contracts/content/fieldLimits.ts'
import { t } from '../../../lib/text.ts'
import { FieldFull } from './queries.ts'

/** What went wrong and what to do next; null when the member stopped it. */
export function saveProblem(error: unknown): string | null {
  if (error instanceof FieldFull)
    return t('You can save {count} posts on a device. Remove one of them first.', { count: MAX_FIELD_COPIES })
  if (error instanceof ApiError) return serverMessage(error, t('This post couldn’t be saved. Please try again.'))
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError') return null
  if (name === 'QuotaExceededError') return t('This device has no space left for this post.')
  return t('This post couldn’t be saved. Check your connection and try again.')
}

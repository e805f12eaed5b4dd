import type { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { AppError } from '../AppError.ts'

const RATE_LIMIT = 429
/** A wrong key, or one without the permission. */
const KEY_REFUSALS = [401, 403]

/** Another request changes the same object, or uses the same key. */
const isBusy = ({ status, code }: CardProviderError): boolean => status === 409 || code === 'lock_timeout'

const isRefused = ({ outcome, status }: CardProviderError): boolean => outcome === 'refused' && status !== RATE_LIMIT

/**
 * What a failed call of the card provider means to the person who waits: another change is being made, the card was declined, the provider
 * refused, or it can’t be reached.
 */
export function cardProviderProblem(cause: CardProviderError): AppError {
  if (isBusy(cause)) return new AppError('card_provider_busy', { cause })
  if (cause.status === 402) return new AppError('card_declined', { cause })
  return new AppError(isRefused(cause) ? 'card_provider_refused' : 'card_provider_unreachable', { cause })
}

/** The same for an owner, who reads why Stripe refused and what to do. @param what was refused, such as `the new prices`. */
export function ownersCardProblem(cause: CardProviderError, what: string): AppError {
  if (isBusy(cause) || !isRefused(cause)) return cardProviderProblem(cause)
  const answer = cause.cause instanceof Error ? cause.cause.message : cause.message
  const isKey = KEY_REFUSALS.includes(cause.status ?? 0)
  return new AppError(isKey ? 'card_provider_refused.key' : 'card_provider_refused.for_owner', { what, answer, cause })
}

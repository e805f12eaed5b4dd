import Stripe from 'stripe'

const PASSING_REFUSALS = [401, 403, 429]

/**
 * The card provider did not do what it was asked.
 * `refused`: it said no, nothing happened. `unknown`: it cannot be told whether it happened; the same call with
 * the same idempotency key finds out.
 */
export class CardProviderError extends Error {
  readonly outcome: 'refused' | 'unknown'
  readonly code: string | undefined
  readonly status: number | undefined
  /** Whether it answered that it has no such object: asking again gives the same answer. */
  readonly isMissing: boolean
  /** Whether repeating the call can't help. A wrong key, a missing permission and the rate limit end some time. */
  readonly isRefusedForGood: boolean
  /**
   * Whether only another idempotency key gets another answer: under this one, a server error is saved, or a call with
   * other parameters, as before an update of this software.
   */
  readonly isKeySpent: boolean

  constructor(operation: string, cause: unknown) {
    const error = cause instanceof Stripe.errors.StripeError ? cause : null
    super(`The card provider failed at ${operation}: ${cause instanceof Error ? cause.message : 'unknown error'}`, {
      cause,
    })
    this.name = 'CardProviderError'
    this.status = error?.statusCode
    this.code = error?.code
    this.isMissing = this.status === 404 && this.code === 'resource_missing'
    const isSavedError = (this.status ?? 0) >= 500 && error?.headers?.['idempotent-replayed'] === 'true'
    this.isKeySpent = isSavedError || (this.status === 400 && error instanceof Stripe.errors.StripeIdempotencyError)
    this.outcome = this.status !== undefined && this.status < 500 && this.status !== 409 ? 'refused' : 'unknown'
    this.isRefusedForGood = this.outcome === 'refused' && !PASSING_REFUSALS.includes(this.status ?? 0)
  }
}

/**
 * Runs one call and translates its failure. An object of another kind than expected is a failure too:
 * the library takes any JSON body without an `error` for a success.
 */
export async function callStripe<T extends { object: string }>(
  operation: string,
  object: T['object'],
  call: () => Promise<T>,
): Promise<T> {
  const answer = await call().catch((error: unknown) => {
    throw new CardProviderError(operation, error)
  })
  if (answer.object !== object)
    throw new CardProviderError(operation, new Error(`got ${String(answer.object)} instead of ${object}`))
  return answer
}

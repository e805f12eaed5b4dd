import Stripe from 'stripe'

const PASSING_REFUSALS = [401, 403, 429]

/** `refused`: nothing happened. `unknown`: it may have succeeded; repeat it with the same idempotency key to find out. */
export class CardProviderError extends Error {
  readonly outcome: 'refused' | 'unknown'
  readonly code: string | undefined
  readonly status: number | undefined
  /** Stripe has no such object, so a retry gives the same response. */
  readonly isMissing: boolean
  /** A retry can't help. A wrong key, a missing permission and the rate limit are temporary. */
  readonly isRefusedForGood: boolean
  /**
   * Only a new idempotency key gives another response: this one has a stored server error, or was used with other
   * parameters, as before an update of this software.
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

/** The library accepts any JSON body without an `error`, so an object of the wrong kind is a failure, too. */
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

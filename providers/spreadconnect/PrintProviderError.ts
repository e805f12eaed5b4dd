/**
 * `refused`: the provider rejected the call, nothing happened. `unknown`: the call may have succeeded, so it must never
 * be repeated blindly.
 */
export class PrintProviderError extends Error {
  readonly operation: string
  readonly outcome: 'refused' | 'unknown'
  readonly status: number | null
  readonly reason: string
  readonly answer: unknown

  constructor(
    operation: string,
    facts: { outcome: 'refused' | 'unknown'; status?: number; reason: string; answer?: unknown; cause?: unknown },
  ) {
    super(`The print provider failed at ${operation}: ${facts.reason}`, { cause: facts.cause })
    this.name = 'PrintProviderError'
    this.operation = operation
    this.outcome = facts.outcome
    this.status = facts.status ?? null
    this.reason = facts.reason
    this.answer = facts.answer
  }

  /** Whether a retry would be rejected again; false for authentication, rate limits and network errors. */
  get isRefusedForGood(): boolean {
    if (this.outcome !== 'refused' || this.status === null) return false
    return this.status === 404 ? this.isNotFound : !NOT_ABOUT_THE_CALL.includes(this.status)
  }

  /** The provider's own 404 has no body. An HTML page comes from a proxy and says nothing about the object. */
  get isNotFound(): boolean {
    return this.status === 404 && this.answer !== undefined
  }
}

const NOT_ABOUT_THE_CALL = [401, 403, 408, 429]

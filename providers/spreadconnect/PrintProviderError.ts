/**
 * The print provider did not do what it was asked.
 * `refused`: it said no, nothing happened. `unknown`: it cannot be told whether it happened, so it must never be
 * repeated blindly.
 */
export class PrintProviderError extends Error {
  readonly operation: string
  readonly outcome: 'refused' | 'unknown'
  readonly status: number | null
  /** The provider's own words, for an employee. */
  readonly reason: string
  /** What it answered, where that was JSON. */
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

  /** Whether it said no to what was asked, and would again; not to who asked, how often, or before it was reached. */
  get isRefusedForGood(): boolean {
    if (this.outcome !== 'refused' || this.status === null) return false
    return this.status === 404 ? this.isNotFound : !NOT_ABOUT_THE_CALL.includes(this.status)
  }

  /** Its own 404 is empty. A page of somebody in between, as while it is away, says nothing about what was asked for. */
  get isNotFound(): boolean {
    return this.status === 404 && this.answer !== undefined
  }
}

/** The key, how long it took, how often. */
const NOT_ABOUT_THE_CALL = [401, 403, 408, 429]

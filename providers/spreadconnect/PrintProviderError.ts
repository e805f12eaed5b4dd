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

  constructor(
    operation: string,
    facts: { outcome: 'refused' | 'unknown'; status?: number; reason: string; cause?: unknown },
  ) {
    super(`The print provider failed at ${operation}: ${facts.reason}`, { cause: facts.cause })
    this.name = 'PrintProviderError'
    this.operation = operation
    this.outcome = facts.outcome
    this.status = facts.status ?? null
    this.reason = facts.reason
  }

  /** Whether it said no to what was asked, and would again; not to who asked, how often, or before it was reached. */
  get isRefusedForGood(): boolean {
    return this.outcome === 'refused' && this.status !== null && this.status !== 401 && this.status !== 429
  }
}

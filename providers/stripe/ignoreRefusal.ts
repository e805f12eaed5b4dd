import { CardProviderError } from './CardProviderError.ts'

/** For ending what may be over already: a refusal is fine, an outcome nobody knows is not. */
export function ignoreRefusal(error: unknown): void {
  if (!(error instanceof CardProviderError) || error.outcome === 'unknown') throw error
}

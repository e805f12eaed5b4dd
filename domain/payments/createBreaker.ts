import { CardProviderError } from '#providers/stripe/CardProviderError.ts'

const MOST_UNANSWERED = 3

export type Breaker = {
  /** Whether the card provider stopped answering during this run. */
  isOpen: () => boolean
  /** Makes one call and counts it if it gets no answer. @throws whatever the call throws. */
  watch: <T>(call: () => Promise<T>) => Promise<T>
}

/**
 * Ends a run over many objects after three calls in a row without an answer. Each unanswered call takes up to 20 seconds
 * (two tries of 10), and there may be thousands to make; the next run continues with those it has not seen.
 */
export function createBreaker(): Breaker {
  let unanswered = 0
  return {
    isOpen: () => unanswered >= MOST_UNANSWERED,
    watch: async (call) => {
      try {
        const answer = await call()
        unanswered = 0
        return answer
      } catch (error) {
        unanswered = isUnanswered(error) ? unanswered + 1 : 0
        throw error
      }
    },
  }
}

/** A timeout or a broken connection; use cases wrap the provider's error in one of their own. */
function isUnanswered(error: unknown): boolean {
  if (error instanceof CardProviderError) return error.status === undefined
  return error instanceof Error && error.cause !== undefined && isUnanswered(error.cause)
}

/** Does the work for each item, logs what fails and stops early once the card provider is away. */
export async function untilCardProviderAway<Item>(
  breaker: Breaker,
  items: Item[],
  work: (item: Item) => Promise<void>,
  logFailure: (error: unknown, item: Item) => void,
): Promise<void> {
  for (const item of items) {
    if (breaker.isOpen()) return
    await breaker.watch(() => work(item)).catch((error: unknown) => logFailure(error, item))
  }
}

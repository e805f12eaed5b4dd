import { PrintProviderError } from '#providers/spreadconnect/PrintProviderError.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'

const MAX_UNANSWERED = 3

export type Breaker = {
  isOpen: () => boolean
  watch: <T>(call: () => Promise<T>) => Promise<T>
}

/** Stops after three unanswered calls in a row: each takes up to 20 seconds (two tries of 10). */
export function createBreaker(): Breaker {
  let unanswered = 0
  return {
    isOpen: () => unanswered >= MAX_UNANSWERED,
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

type PausingBreaker = {
  isOpen: (now: Date) => boolean
  watch: Breaker['watch']
}

/** Tries again after a pause; it pauses again at the first call that stays unanswered. */
export function createPausingBreaker(pauseMs: number): PausingBreaker {
  const breaker = createBreaker()
  let pausedUntil: number | null = null
  return {
    isOpen: (now) => {
      if (!breaker.isOpen()) return false
      pausedUntil ??= now.getTime() + pauseMs
      return now.getTime() < pausedUntil
    },
    watch: (call) => {
      // A call after the pause starts the next one.
      pausedUntil = null
      return breaker.watch(call)
    },
  }
}

/** Use cases wrap the provider's error, so look at causes too. */
function isUnanswered(error: unknown): boolean {
  if (error instanceof CardProviderError) return error.status === undefined
  if (error instanceof PrintProviderError) return error.status === null
  return error instanceof Error && error.cause !== undefined && isUnanswered(error.cause)
}

export async function forEachUntilUnreachable<Item>(
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

const DEADLOCK = '40P01'
const TRIES = 3

/** PostgreSQL ended it because two waited for each other; the other one has gone on. */
export const isDeadlock = (error: unknown): boolean => (error as { code?: string }).code === DEADLOCK

/** Does what is a transaction, and nothing else, once more when it was ended because two waited for each other. */
export async function retryOnDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let left = TRIES - 1; left > 0; left--) {
    try {
      return await work()
    } catch (error) {
      if (!isDeadlock(error)) throw error
    }
  }
  return work()
}

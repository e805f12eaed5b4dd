const DEADLOCK = '40P01'
const TRIES = 3

export const isDeadlock = (error: unknown): boolean => (error as { code?: string }).code === DEADLOCK

/** Runs `work` again after a deadlock; it must be one transaction and nothing else. */
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

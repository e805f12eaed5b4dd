import type { Pool } from 'pg'

const LOOK_EVERY_MS = 100

/**
 * Measures how long a request waits for a connection: while any does, a probe waits in the same queue. The length of the
 * queue says less, because a burst is served in milliseconds.
 *
 * @returns the milliseconds the probe has been waiting; 0 when nobody waits.
 */
export function watchPool(pool: Pool): () => number {
  let since: number | null = null
  let isProbing = false

  async function probe(): Promise<void> {
    isProbing = true
    since ??= performance.now()
    try {
      const client = await pool.connect()
      client.release()
      since = null
    } catch (error) {
      // A database that is down fails at once; after a timeout the probe waits again.
      if (!(error instanceof Error && error.message.startsWith('timeout exceeded'))) since = null
    } finally {
      isProbing = false
    }
  }

  const look = setInterval(() => {
    if (!isProbing && (since !== null || pool.waitingCount > 0)) void probe()
  }, LOOK_EVERY_MS)
  look.unref()
  return () => (since === null ? 0 : performance.now() - since)
}

import type { Pool } from 'pg'

const LOOK_EVERY_MS = 100

/**
 * While requests wait for a connection, a probe waits in the same queue. Its length says less: a burst is served in
 * milliseconds. @returns the probe's waiting time in milliseconds.
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
      // A database that is down fails immediately; after a timeout the probe keeps waiting.
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

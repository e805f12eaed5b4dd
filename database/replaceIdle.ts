import type { Pool } from 'pg'

/** Closes the connections nobody uses; queries after it get new ones. */
export async function replaceIdle(pool: Pool): Promise<void> {
  const idle = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  for (const client of idle) client.release(true)
}

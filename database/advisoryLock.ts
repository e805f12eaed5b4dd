import type { Pool, PoolClient } from 'pg'
import { lockPool } from './lockPool.ts'
import { row, sql, statement } from './sql.ts'

/** The two integers of a PostgreSQL advisory lock. */
export type Lock = readonly [kind: number, id: number]

/**
 * Runs `work` while holding a lock across all processes. The lock belongs to its own connection, so it ends with the
 * process; each waiting call uses one. @throws after some seconds of waiting.
 */
export async function withLock<Result>(pool: Pool, lock: Lock, work: () => Promise<Result>): Promise<Result> {
  return onOneConnection(pool, async (client, letGo) => {
    await client.query(statement`select pg_advisory_lock(${lock[0]}::int, ${lock[1]}::int)`)
    return work().finally(() => letGo(lock))
  })
}

/** @returns null without running `work` if the lock is taken. */
export async function tryLock<Result>(
  pool: Pool,
  lock: Lock,
  work: () => Promise<Result>,
): Promise<{ result: Result } | null> {
  return onOneConnection(pool, async (client, letGo) => {
    const turn = await row(
      client,
      sql<{ isOurs: boolean | null }>`select pg_try_advisory_lock(${lock[0]}::int, ${lock[1]}::int) as "isOurs"`,
    )
    if (!turn?.isOurs) return null
    return { result: await work().finally(() => letGo(lock)) }
  })
}

async function onOneConnection<Result>(
  pool: Pool,
  use: (client: PoolClient, letGo: (lock: Lock) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const client = await lockPool(pool).connect()
  let broken: Error | undefined
  try {
    return await use(client, async (lock) => {
      // Closing the connection releases the lock, too.
      await client
        .query(statement`select pg_advisory_unlock(${lock[0]}::int, ${lock[1]}::int)`)
        .catch((failure: Error) => (broken = failure))
    })
  } finally {
    client.release(broken)
  }
}

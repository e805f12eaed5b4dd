import type { Pool, PoolClient } from 'pg'
import { row, sql, statement } from './sql.ts'

/** Two integers, as PostgreSQL's advisory locks are named: what it is about, and of which one. */
export type Lock = readonly [kind: number, id: number]

/**
 * Runs `work` while this process alone holds a lock, over all processes on the database. The lock is held by a
 * connection of its own, so that it ends with the process; each that waits keeps one.
 *
 * @throws when the lock is not had within seconds.
 */
export async function withLock<Result>(pool: Pool, lock: Lock, work: () => Promise<Result>): Promise<Result> {
  return onOneConnection(pool, async (client, letGo) => {
    await client.query(statement`select pg_advisory_lock(${lock[0]}::int, ${lock[1]}::int)`)
    return work().finally(() => letGo(lock))
  })
}

/** The same without waiting. @returns null when somebody else holds the lock: nothing was done. */
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
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    return await use(client, async (lock) => {
      // A connection that cannot let go is closed, which lets go too.
      await client
        .query(statement`select pg_advisory_unlock(${lock[0]}::int, ${lock[1]}::int)`)
        .catch((failure: Error) => (broken = failure))
    })
  } finally {
    client.release(broken)
  }
}

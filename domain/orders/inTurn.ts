import type { Pool } from 'pg'
import { sql } from '#database/sql.ts'

const LOCKS = { print: 7203003, money: 7203004 }

/**
 * Lets one step at a time change what a provider does with an order, over all processes: a cancel never runs beside a
 * confirmation, a refund never beside another. Whoever waits looks again at how far things are once its turn has come.
 *
 * @throws when the turn does not come within seconds; a job is then tried again.
 */
export async function inTurn<Result>(
  pool: Pool,
  what: keyof typeof LOCKS,
  orderId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(sql`select pg_advisory_lock(${LOCKS[what]}::int, ${orderId}::int)`)
    try {
      return await work()
    } finally {
      // A connection that cannot let go is closed, which lets go too.
      await client
        .query(sql`select pg_advisory_unlock(${LOCKS[what]}::int, ${orderId}::int)`)
        .catch((failure: Error) => (broken = failure))
    }
  } finally {
    client.release(broken)
  }
}

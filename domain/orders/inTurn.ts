import type { Pool, PoolClient } from 'pg'
import { row, sql } from '#database/sql.ts'
import { ShopError } from '../ShopError.ts'

const LOCKS = { print: 7203003, money: 7203004 }
const A_MOMENT = 200

/**
 * Lets one step at a time change what a provider does with an order, over all processes: a cancel never runs beside a
 * confirmation, a refund never beside another. Whoever waits looks again at how far things are once its turn has come.
 * For jobs alone: each that waits keeps a connection.
 *
 * @throws when the turn does not come within seconds; a job is then tried again.
 */
export async function inTurn<Result>(
  pool: Pool,
  what: keyof typeof LOCKS,
  orderId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  return onOneConnection(pool, async (client, letGo) => {
    await client.query(sql`select pg_advisory_lock(${LOCKS[what]}::int, ${orderId}::int)`)
    return work().finally(() => letGo(what, orderId))
  })
}

/**
 * The same for somebody at a screen, who is not kept waiting for longer than a step takes that is just ending.
 *
 * @throws ShopError `illegal_order_move` while it is another's turn.
 */
export async function inFreeTurn(
  pool: Pool,
  what: keyof typeof LOCKS,
  orderId: number,
  work: () => Promise<void>,
): Promise<void> {
  if (await didIfFree(pool, what, orderId, work)) return
  await new Promise((resolve) => setTimeout(resolve, A_MOMENT))
  if (await didIfFree(pool, what, orderId, work)) return
  throw new ShopError('illegal_order_move', { message: 'Somebody is working on this order right now.' })
}

const didIfFree = (pool: Pool, what: keyof typeof LOCKS, orderId: number, work: () => Promise<void>) =>
  onOneConnection(pool, async (client, letGo) => {
    const turn = await row<{ isOurs: boolean }>(
      client,
      sql`select pg_try_advisory_lock(${LOCKS[what]}::int, ${orderId}::int) as "isOurs"`,
    )
    if (!turn?.isOurs) return false
    await work().finally(() => letGo(what, orderId))
    return true
  })

type LetGo = (what: keyof typeof LOCKS, orderId: number) => Promise<void>

async function onOneConnection<Result>(
  pool: Pool,
  use: (client: PoolClient, letGo: LetGo) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    return await use(client, async (what, orderId) => {
      // A connection that cannot let go is closed, which lets go too.
      await client
        .query(sql`select pg_advisory_unlock(${LOCKS[what]}::int, ${orderId}::int)`)
        .catch((failure: Error) => (broken = failure))
    })
  } finally {
    client.release(broken)
  }
}

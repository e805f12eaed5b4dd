import type { Pool } from 'pg'
import { tryLock, type Lock, withLock } from '#database/advisoryLock.ts'
import { ShopError } from '../ShopError.ts'

const LOCKS = { print: 7203003, money: 7203004 }
const A_MOMENT = 200

const lockOf = (what: keyof typeof LOCKS, orderId: number): Lock => [LOCKS[what], orderId]

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
  return withLock(pool, lockOf(what, orderId), work)
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
  if (await tryLock(pool, lockOf(what, orderId), work)) return
  await new Promise((resolve) => setTimeout(resolve, A_MOMENT))
  if (await tryLock(pool, lockOf(what, orderId), work)) return
  throw new ShopError('illegal_order_move', { message: 'Somebody is working on this order right now.' })
}

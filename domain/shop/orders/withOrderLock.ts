import type { Pool } from 'pg'
import { tryLock, type Lock, withLock } from '#database/advisoryLock.ts'
import { AppError } from '#domain/platform/AppError.ts'

const LOCKS = { print: 7203003, money: 7203004 }
const A_MOMENT = 200

const lockOf = (what: keyof typeof LOCKS, orderId: number): Lock => [LOCKS[what], orderId]

/**
 * Serializes provider calls of one order across all processes. Re-read the order inside. For jobs only: each waiting call
 * holds a connection. @throws after some seconds; the job is then retried.
 */
export async function withOrderLock<Result>(
  pool: Pool,
  what: keyof typeof LOCKS,
  orderId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  return withLock(pool, lockOf(what, orderId), work)
}

/** For a person at a screen: tries twice. @throws AppError `illegal_order_move` while the lock is held. */
export async function tryOrderLock(
  pool: Pool,
  what: keyof typeof LOCKS,
  orderId: number,
  work: () => Promise<void>,
): Promise<void> {
  if (await tryLock(pool, lockOf(what, orderId), work)) return
  await new Promise((resolve) => setTimeout(resolve, A_MOMENT))
  if (await tryLock(pool, lockOf(what, orderId), work)) return
  throw new AppError('illegal_order_move.changing')
}

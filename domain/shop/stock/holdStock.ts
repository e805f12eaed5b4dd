import { HOLD_MINUTES } from '#contracts/shared/constants.ts'
import { type Database, returnsRow, sql, statement } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { takeStock } from './takeStock.ts'

/**
 * Holds the counted pieces of a new order while its buyer pays. The order's rows are the hold, so it survives a restart.
 * @returns until when; null where nothing of it is counted.
 * @throws AppError `variant_sold_out`
 */
export async function holdStock(tx: Database, orderId: number, now: Date): Promise<Date | null> {
  const missing = await takeStock(tx, orderId)
  if (missing && missing.stock > 0) throw new AppError('variant_sold_out.only', missing)
  if (missing) throw new AppError('variant_sold_out.gone', { title: missing.title })
  const isCounted = await returnsRow(
    tx,
    statement`select 1 from order_lines where order_id = ${orderId} and stock_taken > 0`,
  )
  return isCounted ? holdUntil(tx, orderId, minutesAfter(now)) : null
}

/** Moves the end of a hold. */
export async function holdUntil(tx: Database, orderId: number, until: Date): Promise<Date> {
  await tx.query(sql`update orders set stock_held_until = ${until} where id = ${orderId}`)
  await addJob(tx, 'endHold', { orderId }, { key: `end-hold:${orderId}`, runAt: until })
  return until
}

export const minutesAfter = (now: Date): Date => new Date(now.getTime() + HOLD_MINUTES * 60_000)

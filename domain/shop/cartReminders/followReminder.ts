import { MAX_CART_LINES } from '#contracts/shared/constants.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { bumpCartVersion } from '../cart/changeCart.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { changeReminders } from './reminderOptOut.ts'
import { hashReminderToken } from './remindCarts.ts'

type Reminder = { cartId: number; email: string }

/** Copies what this cart lacks and has room for, the newest first. The other cart stays. @throws AppError `reminder_not_found` */
export async function restoreCart(req: Req, cartId: number, token: string): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const reminder = await findReminder(tx, token)
    await bumpCartVersion(tx, cartId)
    await tx.query(sql`
      insert into cart_items (cart_id, variant_id, quantity, price_seen_cents)
      select ${cartId}::int, variant_id, quantity, price_seen_cents from cart_items lost
      where cart_id = ${reminder.cartId}
        and not exists (select 1 from cart_items own where own.cart_id = ${cartId} and own.variant_id = lost.variant_id)
      order by updated_at desc, id desc
      limit greatest(0, ${MAX_CART_LINES} - (select count(*) from cart_items where cart_id = ${cartId}))
      on conflict (cart_id, variant_id) do nothing`)
  })
}

/** @throws AppError `reminder_not_found` */
export async function stopReminders(req: Req, token: string): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const { email } = await findReminder(tx, token)
    await changeReminders(tx, email, false)
  })
}

async function findReminder(tx: Database, token: string): Promise<Reminder> {
  const reminder = await row(
    tx,
    sql<Reminder>`select cart_id as "cartId", email from cart_reminders where token_hash = ${hashReminderToken(token)}`,
  )
  if (!reminder) throw new AppError('reminder_not_found')
  return reminder
}

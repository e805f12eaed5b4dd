import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { CART_REMINDER_PAUSE_DAYS } from '#contracts/shared/constants.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { type Database, sql } from '#database/sql.ts'

type Wish = { email: string; wantsReminder: boolean; language: Language | undefined; now: Date }

/** One email for a cart, at most once in thirty days. Without the wish, an earlier one of the same cart ends. */
export async function askForReminder(
  database: Database,
  cartId: number,
  { email, wantsReminder, language = 'en', now }: Wish,
): Promise<void> {
  if (!wantsReminder) {
    await database.query(sql`delete from cart_reminders where cart_id = ${cartId} and sent_at is null`)
    return
  }
  const pauseStart = new Date(now.getTime() - CART_REMINDER_PAUSE_DAYS * DAY_MS)
  await database.query(sql`
    insert into cart_reminders as r (cart_id, email, language, asked_at) values (${cartId}, ${email}, ${language}::enum_users_language, ${now})
    on conflict (cart_id) do update set email = excluded.email, language = excluded.language, asked_at = excluded.asked_at, sent_at = null, token_hash = null, person_key = null
    where r.sent_at is null or r.sent_at < ${pauseStart}`)
}

/** After a purchase, also of another cart of the same mailbox. */
export async function endReminders(tx: Database, orderId: number): Promise<void> {
  await tx.query(sql`
    delete from cart_reminders r using orders o
    where o.id = ${orderId} and r.sent_at is null and (r.cart_id = o.cart_id or lower(r.email) = lower(o.email))`)
}

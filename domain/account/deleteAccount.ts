import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { endMemberships } from '../subscriptions/endMemberships.ts'
import { isRightPassword } from '../people/password.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { anonymiseOrders } from './anonymiseOrders.ts'

/**
 * Closes an account for good. The membership ends at the card provider first, so that nobody pays for an account that
 * is gone; then everything that names the person goes, and what must be kept (orders, payments) no longer says whose
 * it was. An order on its way keeps its address until it has arrived.
 *
 * @throws ShopError `invalid_input` for a wrong password, `last_employee`, `card_provider_unreachable` (nothing changed).
 */
export async function deleteAccount(req: SignedInReq, password: string): Promise<void> {
  const { user, now } = req
  const stored = await row<{ hash: string; salt: string }>(
    req.pool,
    sql`select hash, salt from users where id = ${user.id}`,
  )
  if (!(await isRightPassword(password, stored)))
    throw new ShopError('invalid_input', { errors: { password: 'That is not your password' } })
  await refuseLastEmployee(req)
  await endMemberships(req)
  await inTransaction(req.pool, async (tx) => {
    await forgetActivity(tx, user.id)
    await tx.query(sql`delete from mail_outbox where "to" = ${user.email} and sent_at is not null`)
    await tx.query(sql`
      update users set email = ${`deleted-${user.id}@deleted.invalid`}, normalised_email = null, first_name = 'Deleted',
        last_name = 'account', hash = null, salt = null, reset_password_token = null, card_customer_id = null,
        is_employee = false, complimentary_until = null, email_verified_at = null, closed_at = ${now}, updated_at = ${now}
      where id = ${user.id}`)
    await anonymiseOrders(tx)
  })
}

async function refuseLastEmployee({ pool, user }: SignedInReq): Promise<void> {
  if (!user.isEmployee) return
  const other = await row(pool, sql`select id from users where is_employee and id <> ${user.id} limit 1`)
  if (!other) throw new ShopError('last_employee')
}

/** Published posts stay, without an author; what still waits for approval goes, and its files with it. */
async function forgetActivity(tx: Database, userId: number): Promise<void> {
  await tx.query(sql`delete from users_sessions where _parent_id = ${userId}`)
  await tx.query(sql`delete from mailed_links where user_id = ${userId}`)
  await tx.query(sql`delete from outside_identities where user_id = ${userId}`)
  await tx.query(sql`delete from comments where author_id = ${userId}`)
  await tx.query(sql`delete from comment_likes where user_id = ${userId}`)
  await tx.query(sql`delete from comment_reports where user_id = ${userId}`)
  await tx.query(sql`delete from contact_messages where user_id = ${userId}`)
  await tx.query(sql`delete from cart_items where cart_id in (select id from carts where user_id = ${userId})`)
  await tx.query(sql`update carts set user_id = null where user_id = ${userId}`)
  await tx.query(sql`
    update media set used_at = null, ticket = coalesce(ticket, 'left ' || id)
    where id in (
      select video_id from posts where author_id = ${userId} and status in ('pending', 'processing')
      union select i.media_id from posts_images i join posts p on p.id = i._parent_id where p.author_id = ${userId} and p.status in ('pending', 'processing'))`)
  await tx.query(sql`delete from posts where author_id = ${userId} and status in ('pending', 'processing')`)
  await tx.query(sql`update posts set author_id = null where author_id = ${userId}`)
  await tx.query(sql`update media set owner_id = null where owner_id = ${userId}`)
}

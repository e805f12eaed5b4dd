import { randomBytes } from 'node:crypto'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, rows, sql } from '#database/sql.ts'
import { lockPerson } from '../people/locks.ts'
import type { Req } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { endMemberships, hasOpenMembership } from '../subscriptions/endMemberships.ts'
import { forgetInTrail } from '../trail/sweepTrail.ts'
import { anonymiseOrders } from './anonymiseOrders.ts'
import { wholeAddress } from './wholeAddress.ts'

const MINUTE = 60_000

/**
 * Takes everything that names a person out of an account that is shut and whose membership has ended. What must be kept
 * (orders, payments) no longer says whose it was; an order on its way keeps its address until it has arrived.
 */
export async function finishDeletion(req: Req, userId: number): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    await lockPerson(tx, userId)
    const account = await row<{ email: string }>(
      tx,
      sql`select email from users where id = ${userId} and closed_at is not null`,
    )
    if (!account) return
    // Confirmed in the last moment: the next run ends it first.
    if (await hasOpenMembership(tx, userId)) throw new ShopError('unavailable')
    await forgetActivity(tx, userId)
    await forgetMail(tx, userId, account.email)
    await forgetInTrail(tx, userId, account.email)
    await forgetInNotes(tx, account.email)
    // The customer at the card provider stays: by it a payment that comes too late is known and given back.
    await tx.query(sql`
      update users set email = ${`deleted-${randomBytes(16).toString('hex')}@deleted.invalid`}, normalised_email = null,
        first_name = 'Deleted', last_name = 'account', hash = null, salt = null, reset_password_token = null,
        is_employee = false, complimentary_until = null, email_verified_at = null, updated_at = ${req.now}
      where id = ${userId}`)
    await anonymiseOrders(tx)
  })
}

/** Deletions that were cut off in the middle are brought to their end. */
export async function resumeDeletions(req: Req): Promise<void> {
  const cutOff = await rows<{ id: number }>(
    req.pool,
    sql`
      select id from users
      where closed_at < ${new Date(req.now.getTime() - 2 * MINUTE)} and email not like '%@deleted.invalid'
      order by id limit 100`,
  )
  for (const { id } of cutOff) {
    await endMemberships(req, id)
      .then(() => finishDeletion(req, id))
      .catch((error: unknown) => req.log.warn({ err: error, userId: id, msg: 'A deletion could not be finished' }))
  }
}

/** Mails to them, whether they left or not, and what they wrote to us. */
async function forgetMail(tx: Database, userId: number, email: string): Promise<void> {
  await tx.query(sql`
    delete from mail_outbox
    where lower("to") = ${email} or (kind = 'contact-message' and lower(data ->> 'from') = ${email})`)
  await tx.query(sql`delete from contact_messages where user_id = ${userId} or lower(email) = ${email}`)
}

/** Notes of orders name the employee who did something; they stay, the name goes. */
async function forgetInNotes(tx: Database, email: string): Promise<void> {
  await tx.query(sql`
    update order_events set what = regexp_replace(what, ${wholeAddress(email)}, 'a former colleague', 'gi')
    where what ~* ${wholeAddress(email)}`)
}

/** Published posts stay, without an author; what still waits for approval goes, and its files with it. */
async function forgetActivity(tx: Database, userId: number): Promise<void> {
  await tx.query(sql`delete from users_sessions where _parent_id = ${userId}`)
  await tx.query(sql`delete from session_places where user_id = ${userId}`)
  await tx.query(sql`delete from known_devices where user_id = ${userId}`)
  await tx.query(sql`delete from second_factors where user_id = ${userId}`)
  await tx.query(sql`delete from mailed_links where user_id = ${userId}`)
  await tx.query(sql`delete from outside_identities where user_id = ${userId}`)
  await tx.query(sql`delete from comments where author_id = ${userId}`)
  await tx.query(sql`delete from comment_likes where user_id = ${userId}`)
  await tx.query(sql`delete from comment_reports where user_id = ${userId}`)
  await tx.query(sql`delete from cart_items where cart_id in (select id from carts where user_id = ${userId})`)
  await tx.query(sql`update carts set user_id = null where user_id = ${userId}`)
  await tx.query(sql`
    update media set used_at = null, ticket = coalesce(ticket, 'left ' || id)
    where id in (
      select video_id from posts where author_id = ${userId} and status in ('pending', 'processing')
      union select cover_id from posts where author_id = ${userId} and status in ('pending', 'processing')
      union select i.media_id from posts_images i join posts p on p.id = i._parent_id where p.author_id = ${userId} and p.status in ('pending', 'processing'))`)
  await tx.query(sql`
    delete from _posts_v where parent_id in (
      select id from posts where author_id = ${userId} and status in ('pending', 'processing'))`)
  await tx.query(sql`delete from posts where author_id = ${userId} and status in ('pending', 'processing')`)
  await tx.query(sql`update posts set author_id = null where author_id = ${userId}`)
  // Restoring an old version must not bring the author back.
  await tx.query(sql`update _posts_v set version_author_id = null where version_author_id = ${userId}`)
  await tx.query(sql`update media set owner_id = null where owner_id = ${userId}`)
}

import { randomBytes } from 'node:crypto'
import { inTransaction } from '#database/inTransaction.ts'
import { retryOnDeadlock } from '#database/retryOnDeadlock.ts'
import { type Database, row, rows, sql, statement } from '#database/sql.ts'
import { type Breaker, forEachUntilUnreachable } from '#domain/platform/cardPlumbing/createBreaker.ts'
import { lockPerson } from '#domain/people/people/locks.ts'
import { endMailStop } from '#domain/platform/mailStops/mailStops.ts'
import { renameMentions } from '#domain/community/hunters/renameMentions.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { endMemberships, hasOpenMembership } from '#domain/membership/subscriptions/endMemberships.ts'
import { alertOfLostCredit } from '#domain/people/account/alertOfLostCredit.ts'
import { anonymizeAuditLog } from '#domain/platform/auditLog/anonymizeAuditLog.ts'
import { anonymizeGiftSales } from '#domain/people/account/anonymizeGiftSales.ts'
import { anonymizeOrders } from '#domain/people/account/anonymizeOrders.ts'
import { leaveReferrals } from '#domain/membership/referrals/leaveReferrals.ts'
import { emailPattern } from '#domain/platform/emailPattern.ts'
import { lockBeforeDeletion } from '#domain/people/account/lockBeforeDeletion.ts'

const MINUTE = 60_000

type Leaving = { id: number; email: string; isConfirmed: boolean; createdAt: Date; wasEmployee: boolean }

/** Rows that match only by email are deleted only for a confirmed address, because anyone can sign up with a stranger's. */
export async function finishDeletion(req: Req, userId: number): Promise<void> {
  const remove = async (tx: Database) => {
    await lockPerson(tx, userId)
    const account = await row(
      tx,
      sql<Leaving>`
        select id, email, email_verified_at is not null as "isConfirmed", created_at as "createdAt",
          is_employee or exists (select 1 from employee_changes where employee_id = u.id) as "wasEmployee"
        from users u where id = ${userId} and closed_at is not null`,
    )
    if (!account) return
    // A membership was confirmed in the meantime; the next run ends it first.
    if (await hasOpenMembership(tx, userId)) throw new AppError('unavailable')
    const name = `a former ${account.wasEmployee ? 'employee' : 'member'} (no. ${userId})`
    const confirmedEmail = account.isConfirmed ? account.email : null
    await lockBeforeDeletion(tx, userId)
    await deleteMail(tx, account)
    await deleteActivity(tx, userId)
    await anonymizeAuditLog(tx, { userId, confirmedEmail, name })
    if (confirmedEmail !== null) await anonymizeOrderEvents(tx, confirmedEmail, name)
    // Keeps the customer id at the card provider, so that a late payment can be recognized and refunded.
    await tx.query(sql`
      update users set email = ${`deleted-${randomBytes(16).toString('hex')}@deleted.invalid`}, normalized_email = null,
        first_name = 'Deleted', last_name = 'account', hash = null, salt = null, reset_password_token = null,
        role = null, complimentary_until = null, email_verified_at = null, updated_at = ${req.now}
      where id = ${userId}`)
    await anonymizeOrders(tx)
    await anonymizeGiftSales(tx, req.now)
  }
  // It changes nearly every table, so its locks can't all be in the order of every other transaction.
  await retryOnDeadlock(() => inTransaction(req.pool, remove))
}

export async function resumeDeletions(req: Req, breaker: Breaker): Promise<void> {
  const cutOff = await rows(
    req.pool,
    sql<{ id: number }>`
      select id from users
      where closed_at < ${new Date(req.now.getTime() - 2 * MINUTE)} and email not like '%@deleted.invalid'
      order by id limit 100`,
  )
  await forEachUntilUnreachable(
    breaker,
    cutOff,
    async ({ id }) => {
      await endMemberships(req, id)
      await alertOfLostCredit(req, id)
      await finishDeletion(req, id)
    },
    (error, { id }) => req.log.warn({ err: error, userId: id, msg: 'An account deletion could not be finished' }),
  )
}

const TO_ANYONE = [
  'withdrawal-received',
  'membership-withdrawn',
  'gift-withdrawn',
  'review-request',
  'claim-step',
  'cart-reminder',
  'item-alert',
  'item-alert-confirm',
  'news-confirm',
  'gift-membership',
]

async function deleteMail(tx: Database, { id, email, isConfirmed, createdAt }: Leaving): Promise<void> {
  // Emails about orders, carts and alerts also go to an address without an account.
  await tx.query(sql`
    delete from mail_outbox
    where (kind <> 'contact-message' and lower("to") = ${email} and (${isConfirmed} or (
        created_at >= ${createdAt}
        and ((kind not like 'order-%' and kind not like 'gift-card%' and kind <> all(${TO_ANYONE})) or data ->> 'reference' in (
          select reference from orders where user_id = ${id} union all select reference from gift_card_sales where user_id = ${id}
          union all select c.reference from renewal_consents c join subscriptions s on s.id = c.subscription_id
          where s.user_id = ${id} and c.reference is not null)))))
      or (kind = 'contact-message' and (
        data ->> 'threadId' in (select id::text from contact_messages where user_id = ${id})
        or split_part(key, ':again:', 1) in (select 'contact-message:' || id from contact_messages where user_id = ${id})
        or (${isConfirmed} and lower(data ->> 'from') = ${email})))
      -- Also to an address that the account had before.
      or (kind = 'thread-answer' and split_part(key, ':again:', 1) in (
        select 'thread-answer:' || m.id from thread_messages m join contact_messages c on c.id = m.thread_id where c.user_id = ${id}))
      or (kind = 'stone-identified' and split_part(key, ':again:', 1) in (
        select 'stone-identified:' || i.id from identifications i where i.user_id = ${id}))`)
  // Threads before their messages, as an employee's decision does.
  await tx.query(statement`
    select id from contact_messages
    where user_id = ${id} or (${isConfirmed} and (lower(email) = ${email}
      or id in (select thread_id from thread_messages where lower(sender) = ${email})))
    order by id for update`)
  if (isConfirmed) await tx.query(sql`delete from thread_messages where lower(sender) = ${email}`)
  if (isConfirmed) await tx.query(sql`delete from item_alerts where email = ${email}`)
  if (isConfirmed) await tx.query(sql`delete from cart_reminders where lower(email) = ${email}`)
  if (isConfirmed) await endMailStop(tx, email)
  await tx.query(sql`
    delete from contact_messages
    where user_id = ${id} or (${isConfirmed} and user_id is null and lower(email) = ${email})`)
}

async function anonymizeOrderEvents(tx: Database, email: string, name: string): Promise<void> {
  await tx.query(sql`
    update order_events set "values" = regexp_replace("values"::text, ${emailPattern(email)}, ${name}, 'gi')::jsonb
    where "values"::text ~* ${emailPattern(email)}`)
  await tx.query(sql`
    update order_problems set "values" = regexp_replace("values"::text, ${emailPattern(email)}, ${name}, 'gi')::jsonb
    where "values"::text ~* ${emailPattern(email)}`)
}

/** Keeps published posts without an author; deletes pending ones with their files. */
async function deleteActivity(tx: Database, userId: number): Promise<void> {
  await tx.query(sql`delete from users_sessions where _parent_id = ${userId}`)
  await tx.query(sql`delete from session_places where user_id = ${userId}`)
  await tx.query(sql`delete from stream_viewers where user_id = ${userId}`)
  await tx.query(sql`delete from known_devices where user_id = ${userId}`)
  await tx.query(sql`delete from second_factors where user_id = ${userId}`)
  await tx.query(sql`delete from mailed_links where user_id = ${userId}`)
  await tx.query(sql`delete from sign_in_codes where user_id = ${userId}`)
  await tx.query(sql`delete from passkeys where user_id = ${userId}`)
  await tx.query(sql`delete from api_keys where user_id = ${userId}`)
  await tx.query(sql`delete from member_feeds where user_id = ${userId}`)
  await tx.query(sql`delete from attributions where user_id = ${userId}`)
  await leaveReferrals(tx, userId)
  await tx.query(sql`delete from passkey_challenges where user_id = ${userId}`)
  await tx.query(sql`delete from outside_identities where user_id = ${userId}`)
  await tx.query(sql`delete from watch_positions where user_id = ${userId}`)
  await tx.query(sql`delete from post_email_choices where user_id = ${userId}`)
  await tx.query(sql`delete from comeback_emails where user_id = ${userId}`)
  await tx.query(sql`delete from push_choices where user_id = ${userId}`)
  await tx.query(sql`delete from push_devices where user_id = ${userId}`)
  await tx.query(sql`delete from import_lines where user_id = ${userId}`)
  await tx.query(sql`delete from identifications where user_id = ${userId}`)
  await tx.query(sql`delete from logged_finds where user_id = ${userId}`)
  // A stone keeps its history and its open code, without the person.
  await tx.query(sql`update stone_handovers set taken_by_id = null where taken_by_id = ${userId}`)
  await tx.query(sql`update stone_handovers set created_by_id = null where created_by_id = ${userId}`)
  await tx.query(sql`delete from guess_votes where user_id = ${userId}`)
  await tx.query(sql`delete from comments where author_id = ${userId}`)
  await renameMentions(tx, userId, 'someone who left')
  await tx.query(sql`delete from comment_mentions where user_id = ${userId}`)
  await tx.query(sql`delete from blocked_members where ${userId} in (blocker_id, blocked_id)`)
  await tx.query(sql`
    update media set used_at = null, ticket = coalesce(ticket, 'left ' || id)
    where id in (select picture_id from profiles where user_id = ${userId})`)
  await tx.query(sql`delete from profiles where user_id = ${userId}`)
  await tx.query(sql`delete from question_votes where user_id = ${userId}`)
  await tx.query(sql`delete from questions where author_id = ${userId}`)
  await tx.query(sql`
    update media set used_at = null, ticket = coalesce(ticket, 'left ' || id)
    where id in (select photo_id from reviews where author_id = ${userId})`)
  await tx.query(sql`delete from reviews where author_id = ${userId}`)
  await tx.query(sql`
    update membership_withdrawals set name = '', email = ''
    where subscription_id in (select id from subscriptions where user_id = ${userId})`)
  await tx.query(sql`
    update leaving_answers set note = null
    where subscription_id in (select id from subscriptions where user_id = ${userId})`)
  // The buyer's words to them. The months and the period stay, as those of a subscription do.
  await tx.query(sql`
    update gift_memberships set recipient_name = null, sender_name = null, message = null, recipient_email = ''
    where redeemed_by_id = ${userId}`)
  await tx.query(sql`delete from item_alerts where user_id = ${userId}`)
  await tx.query(sql`delete from wish_list_items where user_id = ${userId}`)
  await tx.query(sql`delete from watch_later_posts where user_id = ${userId}`)
  await tx.query(sql`delete from wish_lists where user_id = ${userId}`)
  await tx.query(sql`delete from comment_likes where user_id = ${userId}`)
  await tx.query(sql`delete from post_reactions where user_id = ${userId}`)
  await tx.query(sql`delete from comment_reports where user_id = ${userId}`)
  await tx.query(sql`delete from cart_items where cart_id in (select id from carts where user_id = ${userId})`)
  await tx.query(sql`delete from cart_reminders where cart_id in (select id from carts where user_id = ${userId})`)
  await tx.query(sql`update carts set user_id = null where user_id = ${userId}`)
  await tx.query(sql`
    update media set used_at = null, ticket = coalesce(ticket, 'left ' || id)
    where id in (
      select video_id from posts where author_id = ${userId} and status in ('pending', 'processing', 'draft')
      union select cover_id from posts where author_id = ${userId} and status in ('pending', 'processing', 'draft')
      union select preview_id from posts where author_id = ${userId} and status in ('pending', 'processing', 'draft')
      union select i.media_id from posts_images i join posts p on p.id = i._parent_id where p.author_id = ${userId} and p.status in ('pending', 'processing', 'draft')
      union select s.media_id from story_media s join posts p on p.id = s.post_id
      where p.author_id = ${userId} and p.status in ('pending', 'processing', 'draft')
        and not exists (select 1 from posts o where o.video_id = s.media_id or o.cover_id = s.media_id)
        and not exists (select 1 from posts_images i where i.media_id = s.media_id))
      -- A duplicate shares its files with the original, which can stay.
      and not exists (
        select 1 from posts o left join posts_images i on i._parent_id = o.id
        where media.id in (o.video_id, o.cover_id, o.preview_id, i.media_id)
          and not (o.author_id is not distinct from ${userId} and o.status in ('pending', 'processing', 'draft')))`)
  await tx.query(sql`
    delete from _posts_v where parent_id in (
      select id from posts where author_id = ${userId} and status in ('pending', 'processing', 'draft'))`)
  await tx.query(sql`delete from posts where author_id = ${userId} and status in ('pending', 'processing', 'draft')`)
  await tx.query(sql`update posts set author_id = null where author_id = ${userId}`)
  // Restoring an old version must not restore the author.
  await tx.query(sql`update _posts_v set version_author_id = null where version_author_id = ${userId}`)
  await tx.query(sql`update media set owner_id = null where owner_id = ${userId}`)
}

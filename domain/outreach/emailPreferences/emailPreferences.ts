import type { ChangeEmailPreferences, EmailPreferences } from '#contracts/outreach/emailPreferences.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { changeReminders, hasOptedOut } from '#domain/shop/cartReminders/reminderOptOut.ts'
import { changeComebackEmails, wantsComebackEmails } from '#domain/membership/comebackEmails/comebackEmails.ts'
import { findMailStop } from '#domain/platform/mailStops/mailStops.ts'
import { findPostEmails, storePostEmails } from '#domain/people/account/choosePostEmails.ts'
import { personOfToken } from '#domain/platform/mail/personOfToken.ts'
import type { Req } from '#domain/platform/Req.ts'
import { changeReviewRequests, isOptedOut } from '#domain/shop/reviews/reviewEmails.ts'

/** @throws AppError `invalid_token`, also for a closed account. */
export async function readEmailPreferences(req: Req, token: string): Promise<EmailPreferences> {
  const { id, email, replies } = await personOfToken(req, token)
  const { pool } = req
  const alerts = await row(
    pool,
    sql<{ count: number }>`select count(*)::int as count from item_alerts where email = ${email} and sent_at is null`,
  )
  return {
    email: maskEmail(email),
    mailStop: await findMailStop(pool, email),
    posts: await findPostEmails(pool, id),
    replies,
    cartReminders: !(await hasOptedOut(pool, email)),
    reviewRequests: !(await isOptedOut(pool, email)),
    comeback: await wantsComebackEmails(pool, id),
    alerts: alerts?.count ?? 0,
  }
}

/** Opens and changes nothing else of the account. @throws AppError `invalid_token`. */
export async function changeEmailPreferences(req: Req, token: string, wanted: ChangeEmailPreferences): Promise<void> {
  const { id, email } = await personOfToken(req, token)
  await inTransaction(req.pool, async (tx) => {
    await storePostEmails(tx, id, wanted.posts, req.now)
    await tx.query(sql`update users set reply_emails = ${wanted.replies} where id = ${id}`)
    await changeReminders(tx, email, wanted.cartReminders)
    await changeReviewRequests(tx, email, { isWanted: wanted.reviewRequests, now: req.now })
    await changeComebackEmails(tx, id, { isWanted: wanted.comeback, now: req.now })
    if (!wanted.alerts) await tx.query(sql`delete from item_alerts where email = ${email} and sent_at is null`)
  })
}

/** Enough for its owner to recognize it: `a•••@example.com`. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${[...email][0]}•••${email.slice(at)}`
}

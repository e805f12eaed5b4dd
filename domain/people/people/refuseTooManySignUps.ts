import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { type Database, row, sql, statement } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'

const SIGN_UPS_PER_DAY = 20
const MAILS_PER_DAY = 5

/** `ada+1@…` and `ada+2@…` are one mailbox. @throws AppError `too_many_requests` after 20 accounts a day. */
export async function refuseTooManySignUps(tx: Database, mailbox: string, now: Date): Promise<{ mayMail: boolean }> {
  await tx.query(statement`select pg_advisory_xact_lock(hashtext('sign-up'), hashtext(${mailbox}))`)
  const since = new Date(now.getTime() - DAY_MS)
  const recent = await row(
    tx,
    sql<{ count: number; first: Date | null }>`
      select count(*) as count, min(created_at) as first from users
      where normalized_email = ${mailbox} and created_at > ${since}`,
  )
  const count = recent?.count ?? 0
  if (recent?.first && count >= SIGN_UPS_PER_DAY) {
    const retryAfterSeconds = Math.max(1, Math.ceil((recent.first.getTime() - since.getTime()) / 1000))
    throw new AppError('too_many_requests', { retryAfterSeconds })
  }
  return { mayMail: count < MAILS_PER_DAY }
}

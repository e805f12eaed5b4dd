import type { PostEmailChoice } from '#contracts/outreach/postEmails.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql, statement } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { endMailStop, findMailStop } from '#domain/platform/mailStops/mailStops.ts'
import { storeFirstChoice } from '../account/choosePostEmails.ts'
import { normalizeEmail } from '#domain/platform/normalizeEmail.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { createMailedLink, redeemMailedLink } from './mailedLinks.ts'
import { proveMailbox } from './proveMailbox.ts'

type Confirmation = { deviceKey: string; postEmails: PostEmailChoice | undefined }

/** @param deviceKey of the requesting browser. @throws AppError `invalid_token`. */
export async function verifyEmail(req: Req, token: string, { deviceKey, postEmails }: Confirmation): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const userId = await redeemMailedLink(tx, token, 'verify-email', req.now)
    if (userId === null) throw new AppError('invalid_token')
    await proveMailbox(tx, req, userId, req.user?.id === userId ? deviceKey : undefined)
    await resumeMails(tx, userId)
    if (postEmails) await storeFirstChoice(tx, userId, { choice: postEmails, now: req.now })
  })
}

/** The mailbox works: the person opened an email from us. */
async function resumeMails(tx: Database, userId: number): Promise<void> {
  const user = await row(tx, sql<{ email: string }>`select email from users where id = ${userId}`)
  if (user) await endMailStop(tx, user.email)
}

/** Also for a confirmed address that gets no optional emails. @throws AppError `too_many_requests`, `email_confirmed`. */
export async function mailVerifyLink(req: SignedInReq, redirect: string): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    // Several accounts of one mailbox may ask at once, and each counts the others’ links.
    const mailbox = normalizeEmail(req.user.email)
    await tx.query(statement`select pg_advisory_xact_lock(hashtext('verify-email'), hashtext(${mailbox}))`)
    await queueVerifyLink(tx, req.user.id, req.now, redirect)
  })
}

const LINKS_PER_HOUR = 3
const HOUR = 3_600_000

/** Earlier links keep working until they expire. @param redirect where the link leads on. */
export async function queueVerifyLink(tx: Database, userId: number, now: Date, redirect = '/'): Promise<void> {
  const user = await row(
    tx,
    sql<{ email: string; firstName: string; isConfirmed: boolean; recent: number }>`
      select email, first_name as "firstName", email_verified_at is not null as "isConfirmed",
        coalesce((select count(*) from mailed_links l join users o on o.id = l.user_id
          where o.normalized_email = u.normalized_email and l.purpose = 'verify-email'
            and l.created_at > ${new Date(now.getTime() - HOUR)}), 0) as recent
      from users u where id = ${userId} and closed_at is null for update`,
  )
  if (!user) throw new AppError('unauthorized')
  if (user.isConfirmed && !(await findMailStop(tx, user.email))) throw new AppError('email_confirmed')
  if (user.recent >= LINKS_PER_HOUR) throw new AppError('too_many_requests', { retryAfterSeconds: HOUR / 1000 })
  const token = await createMailedLink(tx, userId, 'verify-email', now)
  const key = `verify-email:${userId}:${now.getTime()}`
  const data = { firstName: user.firstName, token, ...(redirect !== '/' && { redirect }) }
  await queueMail(tx, { kind: 'verify-email', key, to: user.email, data })
}

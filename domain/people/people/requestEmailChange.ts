import { type Message, problem } from '#contracts/shared/problem.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql, statement } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { cancelEmailChange } from './cancelEmailChange.ts'
import { isEmailTaken } from './isEmailTaken.ts'
import { lockSessions } from './locks.ts'
import { createMailedLink } from './mailedLinks.ts'
import { proveForForm } from './proveForForm.ts'
import { isReservedEmail } from './reservedEmail.ts'

type Change = { email: string; password: string; code?: string }

const LINKS_PER_HOUR = 3
const HOUR = 3_600_000

/**
 * Mails a link to the new address. An address that has an account gets none, and the answer is the same.
 * @throws AppError `invalid_input`, `too_many_requests`.
 */
export async function requestEmailChange(req: SignedInReq, { email: typed, ...proof }: Change): Promise<void> {
  const { user, pool, now } = req
  const email = typed.toLowerCase()
  if (isReservedEmail(email)) throw wrongEmail(problem('Please enter a valid email address'))
  if (email === user.email) throw wrongEmail(problem('That is your address already'))
  await proveForForm(req, proof)
  await inTransaction(pool, async (tx) => {
    await lockSessions(tx, user.id)
    // Several people may name one address at once, and each counts the others’ links.
    await tx.query(statement`select pg_advisory_xact_lock(hashtext('change-email'), hashtext(${email}))`)
    const person = await row(
      tx,
      sql<{ id: number; firstName: string }>`
        select id, first_name as "firstName" from users where id = ${user.id} and closed_at is null for no key update`,
    )
    if (!person) throw new AppError('unauthorized')
    await refuseTooMany(tx, user.id, email, now)
    await cancelEmailChange(tx, user.id, now)
    const token = await createMailedLink(tx, user.id, 'change-email', now, { email })
    if (await isEmailTaken(tx, email, { except: user.id, now })) return
    const key = `change-email:${user.id}:${now.getTime()}`
    await queueMail(tx, { kind: 'change-email', key, to: email, accountId: user.id, data: { firstName: '', token } })
  })
}

async function refuseTooMany(tx: Database, userId: number, email: string, now: Date): Promise<void> {
  const recent = await row(
    tx,
    sql<{ count: number }>`
      select count(*) from mailed_links
      where purpose = 'change-email' and (user_id = ${userId} or email = ${email}) and created_at > ${new Date(now.getTime() - HOUR)}`,
  )
  if ((recent?.count ?? 0) >= LINKS_PER_HOUR)
    throw new AppError('too_many_requests', { retryAfterSeconds: HOUR / 1000 })
}

const wrongEmail = (problem: Message) => new AppError('invalid_input.sentence', { problem, errors: { email: problem } })

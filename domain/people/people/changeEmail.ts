import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { isEmailTaken } from './isEmailTaken.ts'
import { lockSessions } from './locks.ts'
import { createMailedLink, type EmailLink, redeemEmailLink } from './mailedLinks.ts'
import { normalizeEmail } from '#domain/platform/normalizeEmail.ts'
import { proveMailbox } from './proveMailbox.ts'
import { endSessions } from './sessions.ts'
import { takeBackAccount } from './takeBackAccount.ts'

type Person = { email: string; firstName: string; isConfirmed: boolean; customerId: string | null }

/**
 * Ends the sessions of every other browser, and every link that was mailed to the old address. That address can undo it for a
 * week, if it was confirmed: nobody else may own it.
 * @param deviceKey of the requesting browser. @throws AppError `invalid_token`, also if the address has an account by now.
 */
export async function changeEmail(req: Req, token: string, deviceKey: string): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const link = await redeemEmailLink(tx, token, 'change-email', req.now)
    if (!link) throw new AppError('invalid_token')
    const person = await moveTo(tx, req, link)
    const isOwn = req.user?.id === link.userId
    await proveMailbox(tx, req, link.userId, isOwn ? deviceKey : undefined)
    await endSessions(tx, { userId: link.userId, now: req.now, except: isOwn ? req.user?.sessionId : undefined })
    if (!person.isConfirmed) return
    const undo = await createMailedLink(tx, link.userId, 'undo-email-change', req.now, {
      email: person.email,
    })
    const key = `email-changed:${link.userId}:${req.now.getTime()}`
    const data = { firstName: '', token: undo }
    await queueMail(tx, { kind: 'email-changed', key, to: person.email, accountId: link.userId, data })
  })
}

/**
 * The person who changed it knew the password, so that no longer works: the old address gets a link to choose another one. Other
 * ways into the account that they may have opened are closed.
 * @throws AppError `invalid_token`.
 */
export async function undoEmailChange(req: Req, token: string): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const link = await redeemEmailLink(tx, token, 'undo-email-change', req.now)
    if (!link) throw new AppError('invalid_token')
    const { firstName } = await moveTo(tx, req, link)
    await proveMailbox(tx, req, link.userId)
    const { userId, email, createdAt } = link
    // A later undo link would give the account back to the person who changed the address.
    await tx.query(sql`update mailed_links set used_at = ${req.now} where user_id = ${userId} and used_at is null`)
    // Somebody may have prepared the change on the day before.
    await takeBackAccount(tx, req, { id: userId, email, firstName }, new Date(createdAt.getTime() - DAY_MS))
  })
}

/** @returns the person as they were. */
async function moveTo(tx: Database, req: Req, { userId, email }: EmailLink): Promise<Person> {
  await lockSessions(tx, userId)
  const person = await row(
    tx,
    sql<Person>`
      select email, first_name as "firstName", email_verified_at is not null as "isConfirmed", card_customer_id as "customerId"
      from users where id = ${userId} and closed_at is null for no key update`,
  )
  if (!person || (await isEmailTaken(tx, email, { except: userId, now: req.now }))) throw new AppError('invalid_token')
  await store(tx, req, userId, email)
  await tx.query(sql`
    update mailed_links set used_at = ${req.now}
    where user_id = ${userId} and used_at is null and purpose <> 'undo-email-change'`)
  if (person.customerId !== null) await addJob(tx, 'moveCustomerEmail', { userId }, { key: `customer email ${userId}` })
  return person
}

async function store(tx: Database, { now }: Req, userId: number, email: string): Promise<void> {
  try {
    await tx.query(sql`
      update users set email = ${email}, normalized_email = ${normalizeEmail(email)}, email_verified_at = null, updated_at = ${now}
      where id = ${userId}`)
  } catch (error) {
    // Somebody else took the address in this moment.
    if ((error as { constraint?: string }).constraint === 'users_email_idx') throw new AppError('invalid_token')
    throw error
  }
}

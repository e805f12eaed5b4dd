import type { MailingInput } from '#contracts/outreach/mailings.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, statement } from '#database/sql.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import { drawMail } from '#domain/platform/mail/drawMail.ts'
import { findWording } from '#domain/platform/mail/findWording.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { readMailing } from '../mailings/readMailing.ts'
import { cancelMailing, requestMailing } from '../mailings/requestMailing.ts'
import { unsubscribeToken } from '#domain/platform/mail/unsubscribeToken.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { readBrand } from '#domain/platform/site/readBrand.ts'
import { findLetter, type Letter } from './findLetter.ts'
import { letterContent } from './letterContent.ts'

/**
 * Once, also for two employees at once. From then on it can’t be changed, unless it is canceled.
 * @throws AppError `letter_not_found`, `letter_sent`.
 */
export async function sendLetter(req: SignedInReq, letterId: number, input: MailingInput): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    // Waits for somebody who saves it right now.
    await tx.query(statement`select 1 from letters where id = ${letterId} for no key update`)
    const letter = await existingLetter(tx, letterId)
    const begins = await requestMailing(tx, { letterId }, { ...input, isReady: true, now: req.now })
    if (begins === null) throw new AppError('letter_sent')
    await record(tx, req, letter, `${begins === 'now' ? 'Sent' : 'Will be sent'} to ${input.audience}`)
  })
}

/** @throws AppError `letter_not_found`, `letter_sent` once emails are on their way. */
export async function cancelLetter(req: SignedInReq, letterId: number): Promise<void> {
  const letter = await existingLetter(req.pool, letterId)
  await inTransaction(req.pool, async (tx) => {
    const outcome = await cancelMailing(tx, { letterId })
    if (outcome === 'started') throw new AppError('letter_sent')
    if (outcome === 'canceled') await record(tx, req, letter, 'Will not be sent')
  })
}

const record = (tx: Database, req: SignedInReq, { id, subject }: Letter, what: string) =>
  recordAudit(tx, req, { what, kind: 'letters', subjectId: id, subject: `Letter “${subject}”` })

/** As members and as everyone else would get it now. */
export async function previewLetter(req: SignedInReq, letterId: number) {
  await existingLetter(req.pool, letterId)
  const { brand } = await readBrand(req.pool)
  const site = { name: brand.name, url: req.payload.config.serverURL }
  const draw = async (isMember: boolean) => {
    const content = await letterContent(req.pool, letterId, isMember)
    if (!content) throw new AppError('letter_not_found')
    const data = { firstName: '', letterId, unsubscribe: 'preview', ...content }
    const wording = await findWording(req.pool, 'letter', data)
    const { subject, html } = await drawMail({ kind: 'letter', data, site, options: { wording } })
    return { subject, html }
  }
  return { member: await draw(true), others: await draw(false) }
}

/** Only to the employee who asks. */
export async function testLetter(req: SignedInReq, letterId: number): Promise<void> {
  const { subject } = await existingLetter(req.pool, letterId)
  const { id, email } = req.user
  const unsubscribe = unsubscribeToken(req.payload, { id, email })
  await inTransaction(req.pool, (tx) =>
    queueMail(tx, {
      kind: 'letter',
      key: `letter:${letterId}:test:${id}:${req.now.getTime()}`,
      to: email,
      data: { firstName: '', letterId, subject, isTest: true, unsubscribe },
    }),
  )
}

/** @throws AppError `letter_not_found`. */
export async function readLetterStatus(req: SignedInReq, letterId: number, joinedWithinDays = 30) {
  await existingLetter(req.pool, letterId)
  return readMailing(req.pool, { letterId }, { topic: 'letters', joinedWithinDays, now: req.now })
}

async function existingLetter(database: Database, letterId: number): Promise<Letter> {
  const letter = await findLetter(database, letterId)
  if (!letter) throw new AppError('letter_not_found')
  return letter
}

import type { Pool } from 'pg'
import type { Language } from '#contracts/shared/languages.ts'
import { languagesWithout, type SitePart } from '#contracts/platform/siteParts.ts'
import { isOneOfMany, OPENS_ACCOUNT } from '#contracts/platform/mails.ts'
import { cutText } from '#contracts/shared/cutText.ts'
import { row, sql } from '#database/sql.ts'
import { drawMail } from '#domain/platform/mail/drawMail.ts'
import { findWording } from '#domain/platform/mail/findWording.ts'
import { messageIdOf } from '#domain/platform/mail/messageIdOf.ts'
import { postponeMail } from '#domain/platform/mail/postponeMail.ts'
import { prepareMail } from '#domain/outreach/mailings/prepareMail.ts'
import { recordMailEvent } from '#domain/platform/mailStops/mailStops.ts'
import { mailOf, type StoredMail } from '#domain/platform/mail/storedMail.ts'
import { readPartsAndWords } from '#domain/platform/site/readPartsAndWords.ts'
import { readBrand } from '#domain/platform/site/readBrand.ts'
import { isMailKind } from '#providers/mail/wordings.ts'
import { smtpRefusal } from '#providers/mail/smtpRefusal.ts'
import { mailsPerMinute, sendMail as deliver } from '#providers/mail/transport.ts'
import type { Job } from './Job.ts'

/** A crash before the mail is marked sent repeats it under the same Message-ID. */
export const sendMail: Job<'sendMail'> = async (req, { mailId, turn }, _signal, attempt = 1) => {
  const { payload, pool, log } = req
  const stored = await row(
    pool,
    sql<StoredMail>`
      select key, kind, "to", language::text, data from mail_outbox where id = ${mailId} and sent_at is null and skipped_because is null`,
  )
  if (!stored) return
  if (!isMailKind(stored.kind)) {
    log.error({ mailId, msg: `There is no template for ${stored.kind}` })
    return
  }
  const perMinute = mailsPerMinute()
  const isPaced = perMinute && isOneOfMany(stored.kind, stored.data)
  if (isPaced && (await postponeMail(pool, { mailId, turn, attempt }, perMinute))) return
  const prepared = await prepareMail(req, mailOf(stored))
  if ('skippedBecause' in prepared) return skip(pool, mailId, prepared.skippedBecause)
  const { kind, data, key, to } = prepared.mail
  const off = await readPartsAndWords(pool)
  const language = offeredLanguage(prepared.mail.language, off)
  try {
    const [wording, { brand }] = await Promise.all([findWording(pool, kind, data, language), readBrand(pool)])
    const url = payload.config.serverURL
    const mailingId = 'mailingId' in data ? data.mailingId : undefined
    const site = { name: brand.name, url, off, ...(mailingId && { counting: { secret: payload.secret, mailingId } }) }
    const rendered = await drawMail({ kind, data, site, options: { wording, language } }, { isPatient: true })
    await deliver({ messageId: messageIdOf(key), from: brand.name, to, ...rendered })
  } catch (error) {
    const problem = error instanceof Error ? cutText(error.message, 200) : 'unknown'
    await pool.query(sql`update mail_outbox set problem = ${problem} where id = ${mailId}`)
    const refusal = smtpRefusal(error)
    if (refusal) await recordMailEvent(pool, { type: 'bounce', email: to, ...refusal }, req.now)
    throw error
  }
  // A link that opens an account must not be stored outside the mailbox.
  await pool.query(sql`
    update mail_outbox set sent_at = now(), problem = null,
      data = case when kind = any(${OPENS_ACCOUNT}) then data - 'token' else data end
    where id = ${mailId}`)
}

/** Members keep their language, in case the site has it again. */
const offeredLanguage = (language: Language = 'en', off: readonly SitePart[]): Language =>
  languagesWithout(off).includes(language) ? language : 'en'

async function skip(pool: Pool, mailId: number, because: string): Promise<void> {
  await pool.query(sql`update mail_outbox set skipped_because = ${because}, problem = null where id = ${mailId}`)
}

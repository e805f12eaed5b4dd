import type { MailData } from '#contracts/platform/mails.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { findReaderOfToken } from '../mailings/findReaderOfToken.ts'
import { UNWANTED } from '../mailings/unwanted.ts'
import type { Req } from '#domain/platform/Req.ts'
import { letterContent, sharedLetterContent } from './letterContent.ts'

/** Decides again when the email is sent: it may have waited for hours. A test shows what members get. */
export async function prepareLetter(
  req: Req,
  mail: MailData['letter'],
): Promise<{ data: MailData['letter'] } | { skippedBecause: string }> {
  const { pool, now } = req
  const { letterId, isTest = false } = mail
  const reader = isTest ? null : await findReaderOfToken(req, mail.unsubscribe)
  if (!isTest && !reader?.letters) return { skippedBecause: UNWANTED }
  if (!isTest && !(await isFor(pool, mail.mailingId, reader?.isMember ?? false)))
    return { skippedBecause: 'The letter is for others' }
  const content = isTest
    ? await letterContent(pool, letterId, true)
    : await sharedLetterContent(pool, letterId, reader?.isMember ?? false, now)
  return content ? { data: { ...mail, ...content } } : { skippedBecause: 'The letter was deleted' }
}

/** A membership may have ended, or begun, while the email waited. */
async function isFor(pool: Database, mailingId: number | undefined, isMember: boolean): Promise<boolean> {
  const mailing = await row(
    pool,
    sql<{ audience: string }>`select audience from mailings where id = ${mailingId ?? null}`,
  )
  if (mailing?.audience === 'free') return !isMember
  return isMember || mailing?.audience === undefined || mailing.audience === 'everyone'
}

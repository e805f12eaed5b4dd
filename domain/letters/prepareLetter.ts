import type { MailData } from '#contracts/mails.ts'
import { findReaderOfToken } from '../mailings/findReaderOfToken.ts'
import { UNWANTED } from '../mailings/unwanted.ts'
import type { Req } from '../Req.ts'
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
  const content = isTest
    ? await letterContent(pool, letterId, true)
    : await sharedLetterContent(pool, letterId, reader?.isMember ?? false, now)
  return content ? { data: { ...mail, ...content } } : { skippedBecause: 'The letter was deleted' }
}

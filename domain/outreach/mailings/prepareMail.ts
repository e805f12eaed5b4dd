import { isOptionalMail } from '#contracts/platform/mails.ts'
import { prepareLetter } from '../letters/prepareLetter.ts'
import { findMailStop } from '#domain/platform/mailStops/mailStops.ts'
import { STOP_REASONS } from '#domain/platform/mailStops/stopReasons.ts'
import { prepareNewPost, prepareWeeklyPosts } from '../postEmails/preparePostMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import type { Mail } from '#domain/platform/mail/queueMail.ts'

export type Prepared = { mail: Mail } | { skippedBecause: string }

/** Adds what isn’t stored with an email, and stops what is no longer wanted. */
export async function prepareMail(req: Req, mail: Mail): Promise<Prepared> {
  const stop = isOptionalMail(mail.kind) ? await findMailStop(req.pool, mail.to) : null
  if (stop) return { skippedBecause: STOP_REASONS[stop] }
  if (mail.kind === 'new-post') {
    const prepared = await prepareNewPost(req, mail.data)
    return 'data' in prepared ? { mail: { ...mail, ...prepared } } : prepared
  }
  if (mail.kind === 'letter') {
    const prepared = await prepareLetter(req, mail.data)
    return 'data' in prepared ? { mail: { ...mail, ...prepared } } : prepared
  }
  if (mail.kind === 'weekly-posts') {
    const prepared = await prepareWeeklyPosts(req, mail.data)
    return 'data' in prepared ? { mail } : prepared
  }
  return { mail }
}

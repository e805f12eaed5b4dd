import { isOptionalMail } from '#contracts/mails.ts'
import { findMailStop } from '../mailStops/mailStops.ts'
import { prepareNewPost, prepareWeeklyPosts } from '../postEmails/preparePostMail.ts'
import type { Req } from '../Req.ts'
import type { Mail } from './queueMail.ts'

export type Prepared = { mail: Mail } | { skippedBecause: string }

const STOPS = {
  bounce: 'An email to this address bounced',
  complaint: 'The recipient marked an email as spam',
}

/** Adds what isn’t stored with an email, and stops what is no longer wanted. */
export async function prepareMail(req: Req, mail: Mail): Promise<Prepared> {
  const stop = isOptionalMail(mail.kind) ? await findMailStop(req.pool, mail.to) : null
  if (stop) return { skippedBecause: STOPS[stop] }
  if (mail.kind === 'new-post') {
    const prepared = await prepareNewPost(req, mail.data)
    return 'data' in prepared ? { mail: { ...mail, ...prepared } } : prepared
  }
  if (mail.kind === 'weekly-posts') {
    const prepared = await prepareWeeklyPosts(req, mail.data)
    return 'data' in prepared ? { mail } : prepared
  }
  return { mail }
}

import type { MailData } from '#contracts/platform/mails.ts'
import { findReaderOfToken } from '../mailings/findReaderOfToken.ts'
import { UNWANTED } from '../mailings/unwanted.ts'
import type { Req } from '#domain/platform/Req.ts'
import { findPostContent, sharedPostContent } from './postContent.ts'

type Prepared<Kind extends 'new-post' | 'weekly-posts'> = { data: MailData[Kind] } | { skippedBecause: string }

/** Decides again when the email is sent: it may have waited for hours. */
export async function prepareNewPost(req: Req, mail: MailData['new-post']): Promise<Prepared<'new-post'>> {
  const { pool, now } = req
  const { postId, isTest, firstName, unsubscribe } = mail
  const reader = await findReaderOfToken(req, unsubscribe)
  const isMember = isTest ?? reader?.isMember ?? false
  const found = isTest
    ? await findPostContent(pool, { postId, isMember }, now)
    : await sharedPostContent(pool, { postId, isMember }, now)
  if (!found || !(found.isPublished || isTest)) return { skippedBecause: 'The post was withdrawn' }
  const isWanted = reader?.choice === 'at_once' && !reader.skippedKinds.includes(found.kind)
  if (!isTest && !isWanted) return { skippedBecause: UNWANTED }
  const { mailingId } = mail
  return { data: { ...found.content, firstName, unsubscribe, ...(mailingId && { mailingId }) } }
}

export async function prepareWeeklyPosts(req: Req, mail: MailData['weekly-posts']): Promise<Prepared<'weekly-posts'>> {
  const reader = await findReaderOfToken(req, mail.unsubscribe)
  return reader?.choice === 'weekly' ? { data: mail } : { skippedBecause: UNWANTED }
}

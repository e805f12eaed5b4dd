import type { MailData } from '#contracts/mails.ts'
import type { Req } from '../Req.ts'
import { completePostMail } from './completePostMail.ts'
import { findMailedPost } from './findMailedPosts.ts'
import { findReader } from './recipients.ts'
import { isUnsubscribeToken, userIdOfToken } from './unsubscribeToken.ts'

type Prepared<Kind extends 'new-post' | 'weekly-posts'> = { data: MailData[Kind] } | { skippedBecause: string }

const UNWANTED = { skippedBecause: 'The recipient no longer wants it' }

/** Decides again when the email is sent: it may have waited for hours. */
export async function prepareNewPost(req: Req, mail: MailData['new-post']): Promise<Prepared<'new-post'>> {
  const { pool, now } = req
  const post = await findMailedPost(pool, mail.postId, now)
  if (!post || !(post.isPublished || mail.isTest)) return { skippedBecause: 'The post was withdrawn' }
  const reader = await readerOf(req, mail.unsubscribe)
  const isWanted = reader?.choice === 'at_once' && !reader.skippedKinds.includes(post.kind)
  if (!mail.isTest && !isWanted) return UNWANTED
  const isMember = mail.isTest ?? reader?.isMember ?? false
  const { firstName, unsubscribe } = mail
  return { data: await completePostMail(pool, post, { firstName, unsubscribe, isMember }) }
}

export async function prepareWeeklyPosts(req: Req, mail: MailData['weekly-posts']): Promise<Prepared<'weekly-posts'>> {
  const reader = await readerOf(req, mail.unsubscribe)
  return reader?.choice === 'weekly' ? { data: mail } : UNWANTED
}

/** Null too where the address of the account has changed since: the old one gets nothing more. */
async function readerOf({ pool, payload, now }: Req, token: string) {
  const userId = userIdOfToken(token)
  const reader = userId === null ? null : await findReader(pool, userId, now)
  return reader && isUnsubscribeToken(payload, reader, token) ? reader : null
}

import type { Database } from '#database/sql.ts'
import { findLetter } from '../letters/findLetter.ts'
import { findMailedPost, toPostMail } from '../postEmails/findMailedPosts.ts'
import type { Mailable, MailingSubject } from './Mailable.ts'

/** Null when it is gone. */
export async function findMailable(database: Database, subject: MailingSubject, now: Date): Promise<Mailable | null> {
  return 'postId' in subject ? ofPost(database, subject.postId, now) : ofLetter(database, subject.letterId)
}

async function ofPost(database: Database, postId: number, now: Date): Promise<Mailable | null> {
  const post = await findMailedPost(database, postId, now)
  return (
    post && {
      topic: { posts: post.kind },
      isReady: post.isPublished,
      mailTo: ({ id, email, isMember }, unsubscribe, mailingId) => ({
        kind: 'new-post',
        key: `new-post:${postId}:${id}`,
        to: email,
        isBulk: true,
        data: { firstName: '', ...toPostMail(post, isMember), unsubscribe, mailingId },
      }),
    }
  )
}

async function ofLetter(database: Database, letterId: number): Promise<Mailable | null> {
  const letter = await findLetter(database, letterId)
  return (
    letter && {
      topic: 'letters',
      isReady: true,
      mailTo: ({ id, email }, unsubscribe, mailingId) => ({
        kind: 'letter',
        key: `letter:${letterId}:${id}`,
        to: email,
        isBulk: true,
        data: { firstName: '', letterId, subject: letter.subject, unsubscribe, mailingId },
      }),
    }
  )
}

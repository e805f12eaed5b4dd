import type { PostEmailAudience } from '#contracts/postEmails.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, row, sql, statement } from '#database/sql.ts'
import { addJob } from '../addJob.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { queueMail } from '../mail/queueMail.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { findMailedPost, type MailedPost, toPostMail } from './findMailedPosts.ts'
import { countRecipients } from './recipients.ts'
import { unsubscribeToken } from './unsubscribeToken.ts'

/** Once per post, also for two employees at once. @throws ShopError `post_not_found`, `post_not_published`, `post_emailed`. */
export async function emailPost(req: SignedInReq, postId: number, audience: PostEmailAudience): Promise<void> {
  const post = await existingPost(req, postId)
  if (!post.isPublished) throw new ShopError('post_not_published')
  await inTransaction(req.pool, async (tx) => {
    const isFirst = await returnsRow(
      tx,
      statement`insert into post_emails (post_id, audience, requested_at) values (${postId}, ${audience}, ${req.now})
        on conflict (post_id) do nothing returning 1`,
    )
    if (!isFirst) throw new ShopError('post_emailed')
    await addJob(tx, 'sendPostEmails', { postId }, { key: `post-emails:${postId}` })
    const subject = `Post “${post.title}”`
    await recordAudit(tx, req, { what: `Emailed to ${audience}`, kind: 'posts', subjectId: postId, subject })
  })
}

/** Only to the employee who asks. */
export async function testPostEmail(req: SignedInReq, postId: number): Promise<void> {
  const post = await existingPost(req, postId)
  const { id, email } = req.user
  await inTransaction(req.pool, (tx) =>
    queueMail(tx, {
      kind: 'new-post',
      key: `new-post:${postId}:test:${id}:${req.now.getTime()}`,
      to: email,
      data: { firstName: '', ...toPostMail(post, true), unsubscribe: unsubscribeToken(req.payload, id) },
    }),
  )
}

type Sent = { audience: PostEmailAudience; requestedAt: Date; recipients: number; isFinished: boolean }

export async function readPostEmailStatus(req: SignedInReq, postId: number) {
  await existingPost(req, postId)
  const sent = await row(
    req.pool,
    sql<{ audience: string; requestedAt: Date; recipients: number; isFinished: boolean }>`
      select audience, requested_at as "requestedAt", recipients, finished_at is not null as "isFinished"
      from post_emails where post_id = ${postId}`,
  )
  const audiences = await countRecipients(req.pool, { choice: 'at_once', now: req.now })
  return { audiences, sent: sent && ({ ...sent } as Sent) }
}

async function existingPost({ pool, now }: SignedInReq, postId: number): Promise<MailedPost> {
  const post = await findMailedPost(pool, postId, now)
  if (!post) throw new ShopError('post_not_found')
  return post
}

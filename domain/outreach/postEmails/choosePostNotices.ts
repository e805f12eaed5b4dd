import type { PostNotices } from '#contracts/content/postNotices.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { storePostNotices } from '#domain/content/posts/postNotices.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { cancelMailing } from '../mailings/requestMailing.ts'
import { existingPost } from './existingPost.ts'

/**
 * Without email, one that was requested and is not on its way is canceled, too.
 * @throws AppError `post_not_found`, or `post_emailed` without email once emails are on their way.
 */
export async function choosePostNotices(req: SignedInReq, postId: number, notices: PostNotices): Promise<void> {
  const { title } = await existingPost(req, postId)
  await inTransaction(req.pool, async (tx) => {
    if (!notices.email && (await cancelMailing(tx, { postId })) === 'started') throw new AppError('post_emailed')
    await storePostNotices(tx, postId, notices)
    const what = `Emails about it ${notices.email ? 'on' : 'off'}, notifications ${notices.push ? 'on' : 'off'}`
    await recordAudit(tx, req, { what, kind: 'posts', subjectId: postId, subject: `Post “${title}”` })
  })
}

import type { PostNotices } from '#contracts/content/postNotices.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { findPostNotices, storePostNotices } from '#domain/content/posts/postNotices.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { cancelMailing } from '../mailings/requestMailing.ts'
import { existingPost } from './existingPost.ts'

/**
 * Turning emails off also cancels an email that was requested and isn’t on its way.
 * @throws AppError `post_not_found`; `post_emailed` if emails are turned off once they are on their way.
 */
export async function choosePostNotices(req: SignedInReq, postId: number, notices: PostNotices): Promise<void> {
  const { title } = await existingPost(req, postId)
  await inTransaction(req.pool, async (tx) => {
    if (!notices.email && (await cancelMailing(tx, { postId })) === 'started') throw new AppError('post_emailed')
    const before = await findPostNotices(tx, postId)
    await storePostNotices(tx, postId, notices)
    const details = [
      { field: 'People are emailed', before: yesNo(before.email), after: yesNo(notices.email) },
      { field: 'People are notified', before: yesNo(before.push), after: yesNo(notices.push) },
    ].filter((change) => change.before !== change.after)
    await recordAudit(tx, req, { what: 'Changed', kind: 'posts', subjectId: postId, subject: `Post “${title}”`, details })
  })
}

const yesNo = (isOn: boolean): string => (isOn ? 'Yes' : 'No')

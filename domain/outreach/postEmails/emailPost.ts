import type { MailingInput } from '#contracts/outreach/mailings.ts'
import { inTransaction } from '#database/inTransaction.ts'
import type { Database } from '#database/sql.ts'
import { allowPostEmails } from '#domain/content/posts/postNotices.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import { drawMail } from '#domain/platform/mail/drawMail.ts'
import { findWording } from '#domain/platform/mail/findWording.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { readMailing } from '../mailings/readMailing.ts'
import { cancelMailing, requestMailing } from '../mailings/requestMailing.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { readBrand } from '#domain/platform/site/readBrand.ts'
import { existingPost } from './existingPost.ts'
import { type MailedPost, toPostMail } from './findMailedPosts.ts'
import { postContent } from './postContent.ts'
import { unsubscribeToken } from '#domain/platform/mail/unsubscribeToken.ts'

/**
 * Once per post, also for two employees at once. It turns emails about the post on again.
 * @throws AppError `post_not_found`, `post_emailed`.
 */
export async function emailPost(req: SignedInReq, postId: number, input: MailingInput): Promise<void> {
  const post = await existingPost(req, postId)
  await inTransaction(req.pool, async (tx) => {
    const begins = await requestMailing(tx, { postId }, { ...input, isReady: post.isPublished, now: req.now })
    if (begins === null) throw new AppError('post_emailed')
    await allowPostEmails(tx, postId)
    await record(tx, req, post, `${begins === 'now' ? 'Emailed' : 'Will be emailed'} to ${input.audience}`)
  })
}

/** @throws AppError `post_not_found`, `post_emailed` once emails are on their way. */
export async function cancelPostEmail(req: SignedInReq, postId: number): Promise<void> {
  const post = await existingPost(req, postId)
  await inTransaction(req.pool, async (tx) => {
    const outcome = await cancelMailing(tx, { postId })
    if (outcome === 'started') throw new AppError('post_emailed')
    if (outcome === 'canceled') await record(tx, req, post, 'Will not be emailed')
  })
}

const record = (tx: Database, req: SignedInReq, { postId, title }: MailedPost, what: string) =>
  recordAudit(tx, req, { what, kind: 'posts', subjectId: postId, subject: `Post “${title}”` })

/** As it would be sent now. */
export async function previewPostEmail(req: SignedInReq, postId: number) {
  const post = await existingPost(req, postId)
  const { brand } = await readBrand(req.pool)
  const site = { name: brand.name, url: req.payload.config.serverURL }
  const draw = async (isMember: boolean) => {
    const content = await postContent(req.pool, post, isMember)
    const data = { ...content, firstName: '', unsubscribe: 'preview' }
    const wording = await findWording(req.pool, 'new-post', data)
    const { subject, html } = await drawMail({ kind: 'new-post', data, site, options: { wording } })
    return { subject, html }
  }
  return { member: await draw(true), others: await draw(false) }
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
      data: {
        firstName: '',
        ...toPostMail(post, true),
        isTest: true,
        unsubscribe: unsubscribeToken(req.payload, { id, email }),
      },
    }),
  )
}

/** @throws AppError `post_not_found`. */
export async function readPostEmailStatus(req: SignedInReq, postId: number, joinedWithinDays = 30) {
  const { kind } = await existingPost(req, postId)
  return readMailing(req.pool, { postId }, { topic: { posts: kind }, joinedWithinDays, now: req.now })
}

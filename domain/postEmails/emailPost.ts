import type { EmailPostInput, PostEmailAudience } from '#contracts/postEmails.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { renderMail } from '#providers/mail/templates.ts'
import { addJob } from '../addJob.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { findWording } from '../mail/findWording.ts'
import { queueMail } from '../mail/queueMail.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { readBrand } from '../site/readBrand.ts'
import { findMailedPost, type MailedPost, toPostMail } from './findMailedPosts.ts'
import { countRecipients } from './recipients.ts'
import { unsubscribeToken } from './unsubscribeToken.ts'

/**
 * Once per post, also for two employees at once. What can’t begin now is begun by `startPostEmails`.
 * @throws ShopError `post_not_found`, `post_emailed`.
 */
export async function emailPost(
  req: SignedInReq,
  postId: number,
  { audience, joinedWithinDays, startsAt }: EmailPostInput,
): Promise<void> {
  const post = await existingPost(req, postId)
  const starts = startsAt ? new Date(startsAt) : req.now
  const days = audience === 'new-members' ? joinedWithinDays : null
  await inTransaction(req.pool, async (tx) => {
    const isFirst = await returnsRow(
      tx,
      statement`insert into post_emails (post_id, audience, joined_within_days, requested_at, starts_at)
        values (${postId}, ${audience}, ${days}, ${req.now}, ${starts})
        on conflict (post_id) do nothing returning 1`,
    )
    if (!isFirst) throw new ShopError('post_emailed')
    const isNow = post.isPublished && starts <= req.now
    if (isNow) await addJob(tx, 'sendPostEmails', { postId }, { key: `post-emails:${postId}` })
    await record(tx, req, post, `${isNow ? 'Emailed' : 'Will be emailed'} to ${audience}`)
  })
}

/** @throws ShopError `post_not_found`, `post_emailed` once emails are on their way. */
export async function cancelPostEmail(req: SignedInReq, postId: number): Promise<void> {
  const post = await existingPost(req, postId)
  await inTransaction(req.pool, async (tx) => {
    const isCanceled = await returnsRow(
      tx,
      statement`delete from post_emails where post_id = ${postId} and started_at is null returning 1`,
    )
    if (isCanceled) return record(tx, req, post, 'Will not be emailed')
    if (await returnsRow(tx, statement`select 1 from post_emails where post_id = ${postId}`))
      throw new ShopError('post_emailed')
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
    const data = { firstName: '', ...toPostMail(post, isMember), unsubscribe: 'preview' }
    const { subject, html } = renderMail('new-post', data, site, await findWording(req.pool, 'new-post', data))
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
      data: { firstName: '', ...toPostMail(post, true), unsubscribe: unsubscribeToken(req.payload, { id, email }) },
    }),
  )
}

type Sent = {
  audience: PostEmailAudience
  joinedWithinDays: number | null
  requestedAt: Date
  startsAt: Date
  isStarted: boolean
  recipients: number
  isFinished: boolean
}

export async function readPostEmailStatus(req: SignedInReq, postId: number, joinedWithinDays = 30) {
  const { kind } = await existingPost(req, postId)
  const sent = await row(
    req.pool,
    sql<Omit<Sent, 'audience'> & { audience: string }>`
      select audience, joined_within_days as "joinedWithinDays", requested_at as "requestedAt", starts_at as "startsAt",
        started_at is not null as "isStarted", recipients, finished_at is not null as "isFinished"
      from post_emails where post_id = ${postId}`,
  )
  const audiences = await countRecipients(req.pool, { choice: 'at_once', joinedWithinDays, kind, now: req.now })
  return { audiences, sent: sent && ({ ...sent } as Sent) }
}

async function existingPost({ pool, now }: SignedInReq, postId: number): Promise<MailedPost> {
  const post = await findMailedPost(pool, postId, now)
  if (!post) throw new ShopError('post_not_found')
  return post
}

import { problem } from '#contracts/shared/problem.ts'
import type { PublishPostInput } from '#contracts/content/posts.ts'
import { may } from '#contracts/platform/roles.ts'
import { inPayloadTransaction } from '#database/inPayloadTransaction.ts'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { claimUploads } from '#media/claimUploads.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import { checkedStory } from '../stories/checkedStory.ts'
import { claimStoryMedia, uploadAddresses } from '../stories/claimStoryMedia.ts'
import { finishUploads } from '#domain/platform/uploads/finishUploads.ts'
import { storePostNotices } from './postNotices.ts'
import { needsConversion } from './queueVideo.ts'
import { storePost } from './storePost.ts'

const MAX_WAITING_VIDEOS = 5

/**
 * The files must be finished, unused uploads of this person. Only a draft may be without any.
 * @throws AppError `invalid_story`, `invalid_upload`, `unsupported_file`, `too_large` or `videos_waiting`.
 */
export async function createPost(req: SignedInReq, input: PublishPostInput, { isDraft = false } = {}): Promise<number> {
  const kind = input.type === 'video' ? 'video' : 'image'
  const addresses = input.type === 'video' ? (input.videoURL ? [input.videoURL] : []) : (input.imageURLs ?? [])
  const covers = input.coverURL ? [input.coverURL] : []
  const all = [...addresses, ...covers]
  if (new Set(all).size !== all.length) throw new AppError('invalid_upload')
  const sent = checkedStory(input.body)
  await finishUploads(req, [...all, ...(sent ? uploadAddresses(sent) : [])])
  return inPayloadTransaction(req.payload, async (tx, transaction) => {
    const files = await claimUploads(tx, { addresses, ownerId: req.user.id, kind, now: req.now })
    if (!files)
      throw new AppError('invalid_upload', {
        errors: { [kind === 'video' ? 'videoURL' : 'imageURLs']: problem('Please upload it again') },
      })
    const cover = await claimUploads(tx, { addresses: covers, ownerId: req.user.id, kind: 'image', now: req.now })
    if (!cover) throw new AppError('invalid_upload', { errors: { coverURL: problem('Please upload it again') } })
    const body = sent && (await claimStoryMedia(tx, req, sent))
    const video = input.type === 'video' ? files[0] : undefined
    if (video && !req.user.isEmployee && (await needsConversion(video))) await refuseTooManyVideos(tx, req.user.id)
    const chosen = input.publishAt ? new Date(input.publishAt) : null
    const publishAt = chosen && chosen > req.now ? chosen : null
    const id = await storePost(
      tx,
      { req, transaction },
      {
        ...input,
        body,
        isSubscriberOnly: input.isSubscriberOnly ?? true,
        status: isDraft ? 'draft' : may(req.user, 'writePosts') ? (publishAt ? 'scheduled' : 'published') : 'pending',
        category: input.category ?? 'hunt',
        authorId: req.user.id,
        publishAt,
        publicAt: input.publicAt ? new Date(input.publicAt) : null,
        coverId: cover[0]?.id,
        video,
        pictureIds: video ? [] : files.map((file) => file.id),
        createdAt: req.now,
      },
    )
    if (input.notices) await storePostNotices(tx, id, input.notices)
    const subject = `Post “${input.title}”`
    await recordAudit(tx, req, { what: 'Created', kind: 'posts', subjectId: id, subject, aboutId: req.user.id })
    return id
  })
}

/** The row lock makes simultaneous uploads count too. */
async function refuseTooManyVideos(tx: Database, authorId: number): Promise<void> {
  await returnsRow(tx, statement`select id from users where id = ${authorId} for no key update`)
  const waiting = await row(
    tx,
    sql<{ count: number }>`
      select count(*)::int as count from posts p join media m on m.id = p.video_id
      where p.author_id = ${authorId} and p.status = 'processing' and m.state <> 'failed'`,
  )
  if ((waiting?.count ?? 0) >= MAX_WAITING_VIDEOS) throw new AppError('videos_waiting')
}

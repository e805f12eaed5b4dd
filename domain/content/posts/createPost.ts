import { problem } from '#contracts/problem.ts'
import { randomBytes } from 'node:crypto'
import type { PublishPostInput } from '#contracts/posts.ts'
import { may } from '#contracts/roles.ts'
import type { Story } from '#contracts/story.ts'
import { inPayloadTransaction } from '#database/inPayloadTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { claimUploads, type ClaimedUpload } from '#media/claimUploads.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import { storeChapters } from '../chapters/storeChapters.ts'
import { checkedStory } from '../stories/checkedStory.ts'
import { claimStoryMedia, uploadAddresses } from '../stories/claimStoryMedia.ts'
import { storeItemUses } from '../stories/storeItemUses.ts'
import { storeMediaUses } from '../stories/storeMediaUses.ts'
import { suggestDescription } from '../stories/suggestDescription.ts'
import { finishUploads } from '#domain/platform/uploads/finishUploads.ts'
import { isMembersOnly } from './mayWatch.ts'
import { saveVersions } from './saveVersions.ts'
import { refuseTooManyVideos } from './refuseTooManyVideos.ts'
import { needsConversion, queueVideo } from './queueVideo.ts'

/**
 * The files must be finished, unused uploads of this person.
 * @throws AppError `invalid_story`, `invalid_upload`, `unsupported_file`, `too_large` or `videos_waiting`.
 */
export async function createPost(req: SignedInReq, input: PublishPostInput): Promise<number> {
  const kind = input.type === 'video' ? 'video' : 'image'
  const addresses = input.type === 'video' ? [input.videoURL ?? ''] : (input.imageURLs ?? [])
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
    const id = await insertPost(tx, req, { ...input, body }, files, cover[0])
    if (body) {
      await storeMediaUses(tx, { kind: 'post', id }, body)
      await storeItemUses(tx, id, body)
    }
    if (input.type === 'video') await storeChapters(tx, id)
    await saveVersions(req.payload, transaction, [id])
    const subject = `Post “${input.title}”`
    await recordAudit(tx, req, { what: 'Created', kind: 'posts', subjectId: id, subject, aboutId: req.user.id })
    return id
  })
}

async function insertPost(
  tx: Database,
  req: SignedInReq,
  input: PublishPostInput & { body: Story | null },
  files: ClaimedUpload[],
  cover: ClaimedUpload | undefined,
): Promise<number> {
  const video = input.type === 'video' ? files[0] : undefined
  const chosen = input.publishAt ? new Date(input.publishAt) : null
  const publishAt = chosen && chosen > req.now ? chosen : null
  const publicAt = input.publicAt ? new Date(input.publicAt) : null
  const status = may(req.user, 'writePosts') ? (publishAt ? 'scheduled' : 'published') : 'pending'
  const isPrepared = !video || !(await needsConversion(video))
  if (!isPrepared && !req.user.isEmployee) await refuseTooManyVideos(tx, req.user.id)
  const { body, isSubscriberOnly = true } = input
  const description = suggestDescription({
    description: input.description,
    body,
    isMembersOnly: isMembersOnly({ isSubscriberOnly, publicAt }, req.now),
  })
  const post = await row(
    tx,
    sql<{ id: number }>`
      insert into posts (title, description, body, type, is_subscriber_only, status, prepared_status, category, author_id, publish_at, public_at, cover_id, video_id, video_duration, created_at, updated_at)
      values (${input.title}, ${description}, ${body && JSON.stringify(body)}::jsonb, ${input.type}::enum_posts_type, ${isSubscriberOnly},
        ${isPrepared ? status : 'processing'}::enum_posts_status,
        ${isPrepared ? null : status}::enum_posts_prepared_status, ${input.category ?? 'hunt'}::enum_posts_category, ${req.user.id}, ${publishAt}, ${publicAt},
        ${cover?.id ?? null}, ${video?.id ?? null}, ${video?.durationSeconds ?? null}, ${req.now}, ${req.now})
      returning id`,
  )
  if (!post) throw new Error('The post was not stored')
  if (video) await queueVideo(tx, post.id)
  else await insertPictures(tx, post.id, files)
  return post.id
}

async function insertPictures(tx: Database, postId: number, files: ClaimedUpload[]): Promise<void> {
  for (const [index, file] of files.entries()) {
    await tx.query(sql`
      insert into posts_images (_order, _parent_id, id, media_id) values (${index + 1}, ${postId}, ${randomBytes(12).toString('hex')}, ${file.id})`)
  }
}

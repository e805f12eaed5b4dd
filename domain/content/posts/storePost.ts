import { assertStored } from '#database/assertStored.ts'
import { randomBytes } from 'node:crypto'
import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import type { Story } from '#contracts/content/story.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { storeChapters } from '../chapters/storeChapters.ts'
import { type Stories, storiesOf } from '../stories/storiesOf.ts'
import { storeItemUses } from '../stories/storeItemUses.ts'
import { storeMediaUses } from '../stories/storeMediaUses.ts'
import { completePost } from './completePost.ts'
import { queueVideo } from './queueVideo.ts'
import { saveVersions } from './saveVersions.ts'

export type Around = { req: Pick<Req, 'payload' | 'now'>; transaction: Pick<PayloadRequest, 'transactionID'> }

type Post = DataFromCollectionSlug<'posts'>

type NewPost = Pick<Post, 'title' | 'type' | 'isSubscriberOnly' | 'category'> & {
  description: string
  body: Story | null
  status: NonNullable<Post['preparedStatus']>
  authorId: number | null
  publishAt?: Date | null
  publicAt?: Date | null
  coverId?: number | null | undefined
  video?: { id: number; durationSeconds: number | null } | undefined
  pictureIds: number[]
  createdAt: Date
}

/** Stores a post of the site or of an import as the panel would, with its first version. Its files are the caller's. */
export async function storePost(tx: Database, { req, transaction }: Around, post: NewPost): Promise<number> {
  const { body, isSubscriberOnly, video, publicAt = null } = post
  const { description, status, preparedStatus } = await completePost(
    tx,
    {
      description: post.description,
      // Safe: `storySchema` has checked it.
      body: body as Post['body'],
      isSubscriberOnly,
      publicAt: publicAt?.toISOString() ?? null,
      status: post.status,
      video: video?.id ?? null,
    },
    { now: req.now },
  )
  const stored = await row(
    tx,
    sql<{ id: number }>`
      insert into posts (title, description, body, type, is_subscriber_only, status, prepared_status, category, author_id, publish_at, public_at, cover_id, video_id, video_duration, created_at, updated_at)
      values (${post.title}, ${description ?? ''}, ${body && JSON.stringify(body)}::jsonb, ${post.type}::enum_posts_type, ${isSubscriberOnly},
        ${status ?? post.status}::enum_posts_status, ${preparedStatus ?? null}::enum_posts_prepared_status,
        ${post.category}::enum_posts_category, ${post.authorId}, ${post.publishAt ?? null}, ${publicAt},
        ${post.coverId ?? null}, ${video?.id ?? null}, ${video?.durationSeconds ?? null}, ${post.createdAt}, ${req.now})
      returning id`,
  )
  assertStored(stored, 'post')
  const { id } = stored
  for (const [index, pictureId] of post.pictureIds.entries())
    await tx.query(sql`
      insert into posts_images (_order, _parent_id, id, media_id) values (${index + 1}, ${id}, ${randomBytes(12).toString('hex')}, ${pictureId})`)
  if (video) await queueVideo(tx, id)
  await storePostParts(tx, { id, body })
  await saveVersions(req.payload, transaction, [id])
  return id
}

/** Records what other tables know about a post. Everything that writes its texts calls it in the same transaction. */
export async function storePostParts(tx: Database, post: Stories & { id: number }, before?: Stories): Promise<void> {
  const stories = storiesOf(post)
  if (stories.length + storiesOf(before).length > 0) {
    await storeMediaUses(tx, { kind: 'post', id: post.id }, ...stories)
    await storeItemUses(tx, post.id, ...stories)
  }
  await storeChapters(tx, post.id)
}

/**
 * @param unchangedSince leaves a post that was changed later.
 * @returns null if no post was moved.
 */
export async function moveToTrash(
  tx: Database,
  { req, transaction }: Around,
  id: number,
  unchangedSince: Date | null = null,
): Promise<{ title: string; authorId: number | null } | null> {
  const post = await row(
    tx,
    sql<{ title: string; authorId: number | null }>`
      update posts set deleted_at = ${req.now}, updated_at = ${req.now}
      where id = ${id} and deleted_at is null and (${unchangedSince}::timestamptz is null or updated_at = ${unchangedSince})
      returning title, author_id as "authorId"`,
  )
  if (post) await saveVersions(req.payload, transaction, [id])
  return post
}

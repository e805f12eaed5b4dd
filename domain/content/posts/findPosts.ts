import { z } from 'zod'
import { postCategorySchema, postStatusSchema, postTypeSchema } from '#contracts/content/posts.ts'
import { batchLoader } from '#database/batchLoader.ts'
import { dynamicSql, extended, rows, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { maySee } from './mayWatch.ts'

export const storedPostRow = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string().nullable(),
  germanTitle: z.string().nullable(),
  germanDescription: z.string().nullable(),
  type: postTypeSchema,
  isSubscriberOnly: z.boolean(),
  status: postStatusSchema,
  category: postCategorySchema,
  publicAt: z.date().nullable(),
  viewCount: z.number(),
  commentCount: z.number(),
  reactionCount: z.number(),
  commentsClosedAt: z.date().nullable(),
  videoDuration: z.number().nullable(),
  authorId: z.number().nullable(),
  createdAt: z.date(),
  seriesId: z.number().nullable(),
  videoId: z.number().nullable(),
  videoKey: z.string().nullable(),
  coverKey: z.string().nullable(),
  imageKeys: z.array(z.string()),
  hasBody: z.boolean(),
  hasGermanBody: z.boolean(),
  /** It has a place or a line about collecting. */
  isPlaced: z.boolean(),
  /** Why the video could not be converted. */
  problem: z.string().nullable(),
})
export type StoredPost = z.infer<typeof storedPostRow>

type Page = { limit?: number; before?: number }

/** Pending posts only for their author and employees. */
export async function findPosts(req: Req, { limit, before }: Page = {}): Promise<StoredPost[]> {
  const own = req.user?.isEmployee ? dynamicSql`true` : dynamicSql`p.author_id = ${req.user?.id ?? null}`
  const older = before
    ? dynamicSql`and (p.created_at, p.id) < (select created_at, id from posts where id = ${before})`
    : dynamicSql``
  const tail = dynamicSql`
    where p.deleted_at is null and (p.status = 'published' or ${own}) ${older}
    order by p.created_at desc, p.id desc limit ${limit ?? null}`
  return rows(req.pool, extended(selectPost, tail))
}

/** @throws AppError `post_not_found`, also for a post this visitor must not see. */
export async function findPost(req: Req, id: number): Promise<StoredPost> {
  const post = await lookUpPost(req.pool, id)
  if (!post) throw new AppError('post_not_found')
  // What others would see once it is published.
  const shown: StoredPost = req.isPreview && post.status !== 'processing' ? { ...post, status: 'published' } : post
  if (!maySee(shown, req.user)) throw new AppError('post_not_found')
  return shown
}

/** Runs on every request for a post, so concurrent lookups are batched. */
const lookUpPost = batchLoader<number, StoredPost | null>(async (pool, ids) => {
  const found = await rows(pool, {
    ...extended(selectPost, dynamicSql`where p.deleted_at is null and p.id = any(${ids}::int[])`),
    name: 'find-posts',
  })
  const byId = new Map(found.map((post) => [post.id, post]))
  return ids.map((id) => byId.get(id) ?? null)
})

export const selectPost = sql<StoredPost>`
  select p.id, p.title, p.description, p.german_title as "germanTitle", p.german_description as "germanDescription", p.type, p.is_subscriber_only as "isSubscriberOnly", p.status, p.category,
    p.public_at as "publicAt", p.view_count as "viewCount", p.comment_count as "commentCount", p.reaction_count as "reactionCount", p.comments_closed_at as "commentsClosedAt",
    p.video_duration as "videoDuration", p.author_id as "authorId", p.created_at as "createdAt", p.series_id as "seriesId",
    p.video_id as "videoId", split_part(v.filename, '.', 1)::text as "videoKey", split_part(c.filename, '.', 1)::text as "coverKey",
    v.problem, coalesce(i.keys, '{}') as "imageKeys", p.body is not null as "hasBody", p.german_body is not null as "hasGermanBody",
    (p.place_state is not null or p.collecting_rule is not null) as "isPlaced"
  from posts p
  left join media v on v.id = p.video_id
  left join media c on c.id = p.cover_id
  left join lateral (
    select array_agg(split_part(m.filename, '.', 1) order by i._order)
    from posts_images i join media m on m.id = i.media_id where i._parent_id = p.id) as i (keys) on true`

import type { PostStatus, PostType } from '#contracts/posts.ts'
import { gatherLookups } from '#database/gatherLookups.ts'
import { rows, sql, type Statement } from '#database/sql.ts'
import type { Req } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { maySee } from './mayWatch.ts'

export type StoredPost = {
  id: number
  title: string
  description: string | null
  type: PostType
  isSubscriberOnly: boolean
  status: PostStatus
  category: 'hunt' | 'gear-review' | 'q-and-a'
  publicAt: Date | null
  viewCount: number
  commentCount: number
  videoDuration: number | null
  authorId: number | null
  createdAt: Date
  videoKey: string | null
  coverKey: string | null
  imageKeys: string[]
  /** Why the video could not be converted. */
  problem: string | null
}

type Page = { limit?: number; before?: number }

/** Pending posts only for their author and employees. */
export async function findPosts(req: Req, { limit, before }: Page = {}): Promise<StoredPost[]> {
  const own = req.user?.isEmployee ? sql`true` : sql`p.author_id = ${req.user?.id ?? null}`
  const older = before ? sql`and (p.created_at, p.id) < (select created_at, id from posts where id = ${before})` : sql``
  return rows<StoredPost>(
    req.pool,
    sql`${limit ? selectPost : selectPosts} where p.deleted_at is null and (p.status = 'published' or ${own}) ${older}
      order by p.created_at desc, p.id desc limit ${limit ?? null}`,
  )
}

/** @throws ShopError `post_not_found`, also for a post this visitor must not see. */
export async function findPost(req: Req, id: number): Promise<StoredPost> {
  const post = await lookUpPost(req.pool, id)
  if (!post || !maySee(post, req.user)) throw new ShopError('post_not_found')
  return post
}

/** Asked on every page of a post and by everybody who opens one, so those of one moment are asked for together. */
const lookUpPost = gatherLookups<number, StoredPost | null>(async (pool, ids) => {
  const found = await rows<StoredPost>(pool, {
    name: 'find-posts',
    ...sql`${selectPost} where p.deleted_at is null and p.id = any(${ids}::int[])`,
  })
  const byId = new Map(found.map((post) => [post.id, post]))
  return ids.map((id) => byId.get(id) ?? null)
})

const pictureKeys = sql`array_agg(split_part(m.filename, '.', 1) order by i._order)
  from posts_images i join media m on m.id = i.media_id`

/** Posts with all that belongs to them. @param pictures as a relation `i` with `keys`, one row or none for each post. */
const selectWith = (pictures: Statement): Statement => sql`
  select p.id, p.title, p.description, p.type, p.is_subscriber_only as "isSubscriberOnly", p.status, p.category,
    p.public_at as "publicAt", p.view_count as "viewCount", p.comment_count as "commentCount",
    p.video_duration as "videoDuration", p.author_id as "authorId", p.created_at as "createdAt",
    split_part(v.filename, '.', 1) as "videoKey", split_part(c.filename, '.', 1) as "coverKey",
    v.problem, coalesce(i.keys, '{}') as "imageKeys"
  from posts p
  left join media v on v.id = p.video_id
  left join media c on c.id = p.cover_id
  left join ${pictures}`

/** A few: the pictures of each are looked up. */
export const selectPost = selectWith(sql`lateral (select ${pictureKeys} where i._parent_id = p.id) as i (keys) on true`)
/** All there are: their pictures are read once, from one end to the other. */
const selectPosts = selectWith(
  sql`(select i._parent_id, ${pictureKeys} group by 1) as i (post_id, keys) on i.post_id = p.id`,
)

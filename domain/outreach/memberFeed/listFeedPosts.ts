import { FEED_POSTS } from '#contracts/outreach/memberFeed.ts'
import { type Database, prepared, rows, sql } from '#database/sql.ts'

export type FeedPost = {
  id: number
  title: string
  description: string | null
  createdAt: Date
  durationSeconds: number | null
  coverKey: string | null
  /** File of the film; null for other posts, and until it is converted. */
  filename: string | null
  mimeType: string | null
  bytes: number | null
  chapters: { second: number; title: string }[] | null
}

/** Published posts, newest first. A member may watch all of them. */
export const listFeedPosts = (database: Database): Promise<FeedPost[]> =>
  rows(
    database,
    prepared(sql<FeedPost>`
      select p.id, p.title, p.description, p.created_at as "createdAt", p.video_duration as "durationSeconds",
        split_part(c.filename, '.', 1)::text as "coverKey", v.filename, v.mime_type as "mimeType", v.filesize as bytes,
        (select json_agg(json_build_object('second', starts_at_s, 'title', title) order by starts_at_s)
          from film_chapters where post_id = p.id) as chapters
      from posts p
      left join media v on v.id = p.video_id and v.state = 'ready'
      left join media c on c.id = p.cover_id
      where p.deleted_at is null and p.status = 'published'
      order by p.created_at desc, p.id desc limit ${FEED_POSTS}`),
  )

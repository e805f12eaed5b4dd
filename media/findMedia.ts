import { type Database, prepared, rows, row, sql } from '#database/sql.ts'
import { EXTENSIONS } from './inspectFile.ts'

export type StoredMedia = {
  id: number
  filename: string
  mimeType: string
  bytes: number
  width: number | null
  kind: 'image' | 'video'
  ownerId: number | null
  /** While a video is converted, or when that failed, the original is its owner's and employees' alone. */
  isReady: boolean
  /** A cover, a product's picture or the site's cover photo: anybody may see it. */
  isShownToAll: boolean
}

/** The posts whose video or pictures this file is; each decides by itself who may watch. */
export type MediaPost = {
  isSubscriberOnly: boolean
  publicAt: Date | null
  status: 'published' | 'pending' | 'processing' | 'scheduled'
  authorId: number | null
}

export type FoundMedia = { media: StoredMedia; posts: MediaPost[] }

export async function findMedia(database: Database, key: string): Promise<FoundMedia | null> {
  const media = await row<StoredMedia>(
    database,
    prepared(sql`
      select m.id, m.filename, m.mime_type as "mimeType", m.filesize as bytes, m.width, m.kind, m.owner_id as "ownerId",
        m.state = 'ready' as "isReady",
        (exists (select 1 from posts where cover_id = m.id and deleted_at is null and status = 'published')
          or exists (select 1 from products where image_id = m.id)
          or exists (select 1 from site_settings where key = 'cover_photo_url' and value = '/media/' || ${key}::text))
          and not exists (select 1 from posts where video_id = m.id) and not exists (select 1 from posts_images where media_id = m.id) as "isShownToAll"
      from media m where m.filename = any(${EXTENSIONS.map((extension) => `${key}.${extension}`)}) and m.state in ('ready', 'converting', 'failed')`),
  )
  if (!media) return null
  const posts = await rows<MediaPost>(
    database,
    prepared(sql`
      select p.is_subscriber_only as "isSubscriberOnly", p.public_at as "publicAt", p.status, p.author_id as "authorId"
      from posts p where p.deleted_at is null and p.id in (select id from posts where video_id = ${media.id}
        union all select _parent_id from posts_images where media_id = ${media.id})`),
  )
  return { media, posts }
}

import { batchLoader } from '#database/batchLoader.ts'
import { rows, sql } from '#database/sql.ts'
import { EXTENSIONS } from './inspectFile.ts'

type StoredMedia = {
  id: number
  filename: string
  mimeType: string
  bytes: number
  width: number | null
  height: number | null
  kind: 'image' | 'video'
  ownerId: number | null
  /** False while a video is being converted, or when that failed. */
  isReady: boolean
  /**
   * Public. The site's cover photo is always uploaded as such. The others are public unless they are a post's film or in a gallery: a
   * cover of a post or series, a preview of a film, a product’s picture, the photo of a published review or of a profile, a picture
   * in the text of a product, page or letter or for sharing, or one of the site itself.
   */
  isShownToAll: boolean
}

/** Each post has its own access rule. */
type MediaPost = {
  isSubscriberOnly: boolean
  publicAt: Date | null
  status: 'published' | 'pending' | 'processing' | 'scheduled' | 'draft'
  authorId: number | null
}

/** Who may see a file of a text, once its post is published. `as_post`: the text has no divider, and the post decides. */
export type MediaAudience = 'everyone' | 'members' | 'as_post'

/** Posts whose text shows this file, and to whom. */
type MediaStory = MediaPost & { audience: MediaAudience }

export type FoundMedia = { media: StoredMedia; posts: MediaPost[]; stories: MediaStory[] }

/** Times in milliseconds since 1970, because JSON has no dates. */
type CachedUse<Use extends MediaPost> = Omit<Use, 'publicAt'> & { publicAt: number | null }

type FoundRow = StoredMedia & { place: number | null; posts: CachedUse<MediaPost>[]; stories: CachedUse<MediaStory>[] }

/** Every image and video range runs this, so concurrent lookups are batched. */
export const findMedia = batchLoader<string, FoundMedia | null>(async (pool, keys) => {
  const endings = EXTENSIONS.map((extension) => `.${extension}`)
  const found = await rows(pool, {
    name: 'find-media',
    ...sql<FoundRow>`
      select q.place, m.id, m.filename, m.mime_type as "mimeType", m.filesize as bytes, m.width, m.height, m.kind,
        m.owner_id as "ownerId", coalesce(m.state = 'ready', false) as "isReady",
        coalesce((is_site_cover and m.kind = 'image') or (is_cover or is_of_product or is_of_review or is_of_profile or is_of_series or is_in_product or is_in_page
          or ((is_of_site or is_shared or is_in_letter or is_preview) and is_in_post is not true and is_of_find is null))
          and is_video is null and is_picture is null, false) as "isShownToAll",
        coalesce((
          select coalesce(json_agg(json_build_object('isSubscriberOnly', p.is_subscriber_only, 'publicAt', (extract(epoch from p.public_at) * 1000)::float8,
            'status', p.status, 'authorId', p.author_id)), '[]')
          from (select * from posts where video_id = m.id
            union all select p.* from posts_images i join posts p on p.id = i._parent_id where i.media_id = m.id
            union all select p.* from finds f join posts p on p.id = f.post_id where f.frame_id = m.id) p
          where p.deleted_at is null), '[]') as posts,
        coalesce(f.stories, '[]') as stories
      from unnest(${keys}::text[]) with ordinality as q (key, place)
      join media m on m.filename = any(array(select q.key || ending from unnest(${endings}::text[]) as ending))
        and m.state in ('ready', 'converting', 'failed')
      left join lateral (select true from posts where cover_id = m.id and deleted_at is null and status = 'published' limit 1)
        as a (is_cover) on true
      left join lateral (select true from posts where preview_id = m.id and deleted_at is null and status = 'published' limit 1)
        as o (is_preview) on true
      left join lateral (select true from products where image_id = m.id limit 1) as b (is_of_product) on true
      left join lateral (select true from reviews where photo_id = m.id and status = 'published' limit 1)
        as l (is_of_review) on true
      left join lateral (select true from profiles where picture_id = m.id limit 1) as n (is_of_profile) on true
      left join lateral (select true from series s cross join lateral (
          select from posts where series_id = s.id and deleted_at is null and status = 'published' limit 1) p
        where s.cover_id = m.id limit 1) as j (is_of_series) on true
      left join lateral (select true from site_settings where key = 'cover_photo_url' and value = '/media/' || q.key)
        as c (is_site_cover) on true
      left join lateral (
        select bool_or(s.product_id is not null) as is_in_product, bool_or(s.post_id is not null) as is_in_post,
          bool_or(page._status = 'published') as is_in_page, bool_or(s.letter_id is not null) as is_in_letter,
          json_agg(json_build_object('isSubscriberOnly', p.is_subscriber_only, 'publicAt', (extract(epoch from p.public_at) * 1000)::float8,
            'status', p.status, 'authorId', p.author_id, 'audience', s.audience)) filter (where p.id is not null) as stories
        from story_media s left join posts p on p.id = s.post_id and p.deleted_at is null left join pages page on page.id = s.page_id
        where s.media_id = m.id) as f on true
      left join lateral (select true from brand where logo_id = m.id or favicon_id = m.id
        union all select true from landing where m.id in (creator_portrait_id, creator_signature_id)
          or (creator_film_id is not null and m.id in (creator_clip_id, creator_clip_poster_id)) limit 1) as g (is_of_site) on true
      left join lateral (
        select true from posts where seo_image_id = m.id and deleted_at is null and status = 'published'
        union all select true from pages where seo_image_id = m.id and _status = 'published' limit 1) as h (is_shared) on true
      left join lateral (select true from finds where frame_id = m.id limit 1) as i (is_of_find) on true
      left join lateral (select true from posts where video_id = m.id limit 1) as d (is_video) on true
      left join lateral (select true from posts_images where media_id = m.id limit 1) as e (is_picture) on true
      where m.filename is not null and m.mime_type is not null and m.filesize is not null and m.kind is not null`,
  })
  const byPlace = new Map(
    found.map(({ place, posts, stories, ...media }) => [
      place,
      { media, posts: posts.map(withTime), stories: stories.map(withTime) } satisfies FoundMedia,
    ]),
  )
  return keys.map((_key, index) => byPlace.get(index + 1) ?? null)
})

const withTime = <Use extends MediaPost>({ publicAt, ...use }: CachedUse<Use>) => ({
  ...use,
  publicAt: publicAt === null ? null : new Date(publicAt),
})

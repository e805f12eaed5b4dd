import { type Database, row, sql } from '#database/sql.ts'

export type PostSeo = { title: string | null; description: string | null; imageKey: string | null }

/** How a post is shared. A picture that is part of a post is omitted, because not everybody may see it. */
export function findPostSeo(database: Database, id: number): Promise<PostSeo | null> {
  return row(
    database,
    sql<PostSeo>`
      select p.seo_title as title, p.seo_description as description, split_part(m.filename, '.', 1)::text as "imageKey"
      from posts p
      left join media m on m.id = p.seo_image_id
        and not exists (select 1 from posts_images i where i.media_id = m.id)
        and not exists (select 1 from story_media s where s.media_id = m.id and s.post_id is not null)
        and not exists (select 1 from finds f where f.frame_id = m.id)
        and not exists (select 1 from posts v where v.video_id = m.id)
      where p.id = ${id}`,
  )
}

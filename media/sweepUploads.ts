import type { Pool } from 'pg'
import { UNUSED_UPLOAD_HOURS } from '#contracts/shared/constants.ts'
import { rows, sql } from '#database/sql.ts'
import { removePartial } from './partialUploads.ts'
import { removeSizes } from './pictureSizes.ts'
import { store } from './store/store.ts'
import { removeStream } from './streams/removeStream.ts'
import { uploadKey } from './uploadAddress.ts'

type UnusedFile = { filename: string | null; ticket: string | null }

/** A day after the last bytes arrived. The row is deleted first, so that no row points to a missing file. */
export async function sweepUploads(pool: Pool, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UNUSED_UPLOAD_HOURS * 3_600_000)
  const gone = await rows(
    pool,
    sql<UnusedFile>`
      delete from media m where ticket is not null and updated_at < ${before} and (used_at is null or ticket like 'poster:%' or ticket like 'preview:%')
        and not exists (select 1 from story_media where media_id = m.id)
        and not exists (select 1 from posts where cover_id = m.id)
        and not exists (select 1 from posts where preview_id = m.id)
        and not exists (select 1 from posts where video_id = m.id)
        and not exists (select 1 from posts where seo_image_id = m.id)
        and not exists (select 1 from posts_images where media_id = m.id)
        and not exists (select 1 from finds where frame_id = m.id)
        and not exists (select 1 from series where cover_id = m.id)
        and not exists (select 1 from pages where seo_image_id = m.id)
        and not exists (select 1 from products where image_id = m.id)
        and not exists (select 1 from reviews where photo_id = m.id)
        and not exists (select 1 from profiles where picture_id = m.id)
        and not exists (select 1 from brand where m.id in (logo_id, favicon_id))
        and not exists (select 1 from landing where m.id in (creator_portrait_id, creator_signature_id, creator_film_id, creator_clip_id,
          creator_clip_poster_id))
      returning filename, ticket`,
  )
  for (const { filename, ticket } of gone) {
    if (filename) {
      await store().remove(filename)
      await removeSizes(filename)
      await removeStream(filename)
    }
    if (!ticket) continue
    await store().remove(uploadKey(ticket))
    await removePartial(ticket)
  }
  return gone.length
}

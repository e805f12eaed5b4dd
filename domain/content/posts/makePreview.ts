import { assertStored } from '#database/assertStored.ts'
import { stat } from 'node:fs/promises'
import { PREVIEW_SECONDS } from '#contracts/shared/constants.ts'
import { row, sql } from '#database/sql.ts'
import { cpuQueue } from '#media/cpuQueue.ts'
import { newKey } from '#media/storeFile.ts'
import { store } from '#media/store/store.ts'
import { cutPreview } from '#media/video/cutPreview.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { withFilm } from './withFilm.ts'

/**
 * Cuts the clip of a film that everyone can watch. Always a separate file, because the film stays for subscribers.
 *
 * @param second where it begins; moved forward when the film ends within the clip.
 * @returns the id of the clip. Cleanup removes it unless the post is saved with it.
 * @throws AppError `post_not_found`, `not_found`, `no_ffmpeg` or `unsupported_file`.
 */
export async function makePreview(req: SignedInReq, postId: number, second: number): Promise<number> {
  const post = await row(
    req.pool,
    sql<{ authorId: number | null }>`
      select author_id as "authorId" from posts where id = ${postId} and deleted_at is null`,
  )
  if (!post) throw new AppError('post_not_found')
  const clip = await withFilm(req.pool, postId, async (film, folder) => {
    const latest = Math.max(0, (film.durationSeconds ?? second + PREVIEW_SECONDS) - PREVIEW_SECONDS)
    const { path, facts } = await cpuQueue(() => cutPreview(film, folder, Math.min(second, latest)))
    const filename = `${newKey()}.mp4`
    const bytes = (await stat(path)).size
    await store().take(filename, path, facts.mimeType)
    return { ...facts, filename, bytes }
  })
  const stored = await row(
    req.pool,
    sql<{ id: number }>`
      insert into media (state, kind, is_playable, owner_id, ticket, used_at, filename, mime_type, filesize, width, height,
        duration_seconds, url, created_at, updated_at)
      values ('ready', 'video', true, ${post.authorId}, ${`preview:${postId}:${clip.filename}`}, ${req.now}, ${clip.filename},
        ${clip.mimeType}, ${clip.bytes}, ${clip.width}, ${clip.height}, ${clip.durationSeconds},
        ${`/cms/api/media/file/${clip.filename}`}, ${req.now}, ${req.now})
      returning id`,
  )
  assertStored(stored, 'preview')
  return stored.id
}

import { PREVIEW_SECONDS } from '#contracts/shared/constants.ts'
import { row, sql } from '#database/sql.ts'
import { cpuQueue } from '#media/cpuQueue.ts'
import { insertMade, takeFilm } from '#media/storeMade.ts'
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
    return takeFilm(await cpuQueue(() => cutPreview(film, folder, Math.min(second, latest))))
  })
  return insertMade(req.pool, clip, {
    ticket: `preview:${postId}:${clip.filename}`,
    ownerId: post.authorId,
    now: req.now,
  })
}

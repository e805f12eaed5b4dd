import { extname } from 'node:path'
import { row, sql } from '#database/sql.ts'
import { newKey } from '#media/storeFile.ts'
import { insertMade, type MadeFile, takePoster } from '#media/storeMade.ts'
import { store } from '#media/store/store.ts'
import { drawPoster } from '#media/video/drawPoster.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { withFilm } from './withFilm.ts'

type Choice = { photo: number } | { second: number }
type Source = { filename: string; mimeType: string; width: number; height: number }

/**
 * Makes a cover picture from a photo of the post or a frame of its film. Always a separate file,
 * because a cover is public even if the photo is for subscribers only.
 *
 * @returns the id of the picture. Cleanup removes it unless the post is saved with it.
 * @throws AppError `post_not_found`, `not_found`, `no_ffmpeg` or `unsupported_file`.
 */
export async function pickCover(req: SignedInReq, postId: number, choice: Choice): Promise<number> {
  const post = await row(
    req.pool,
    sql<{ authorId: number | null }>`
      select author_id as "authorId" from posts where id = ${postId} and deleted_at is null`,
  )
  if (!post) throw new AppError('post_not_found')
  const file =
    'photo' in choice ? await copyPhoto(req, postId, choice.photo) : await takeFrame(req, postId, choice.second)
  return insertMade(req.pool, file, {
    ticket: `poster:${postId}:${file.filename}`,
    ownerId: post.authorId,
    now: req.now,
  })
}

async function copyPhoto(req: SignedInReq, postId: number, mediaId: number): Promise<MadeFile> {
  const photo = await row(
    req.pool,
    sql<Source>`
      select m.filename, m.mime_type as "mimeType", coalesce(m.width, 0) as width,
        coalesce(m.height, 0) as height
      from posts_images i join media m on m.id = i.media_id
      where i._parent_id = ${postId} and m.id = ${mediaId} and m.state = 'ready' and m.filename is not null
        and m.mime_type is not null`,
  )
  const stored = photo && (await store().stat(photo.filename))
  if (!stored) throw new AppError('not_found')
  const { width, height, mimeType } = photo
  const filename = newKey() + extname(photo.filename)
  await store().copy(photo.filename, filename, mimeType)
  return { kind: 'image', filename, mimeType, width, height, durationSeconds: null, bytes: stored.bytes }
}

function takeFrame(req: SignedInReq, postId: number, second: number): Promise<MadeFile> {
  return withFilm(req.pool, postId, async (film, folder) => {
    return takePoster(await drawPoster(film, folder, { from: Math.min(second, film.durationSeconds ?? second) }))
  })
}

import { extname } from 'node:path'
import { type Database, row, sql } from '#database/sql.ts'
import type { Film } from '#media/video/convertVideo.ts'
import { hasFfmpeg } from '#media/video/hasFfmpeg.ts'
import { UnreadableVideo } from '#media/video/runFfmpeg.ts'
import { localFile, withTempDir } from '#media/withTempDir.ts'
import { AppError } from '#domain/platform/AppError.ts'

/**
 * Runs `work` with a post's film as a local file, and a folder that is removed afterwards.
 *
 * @throws AppError `no_ffmpeg`, `not_found` without a film that is ready, or `unsupported_file` if ffmpeg can't read it.
 */
export async function withFilm<Result>(
  database: Database,
  postId: number,
  work: (film: Film, folder: string) => Promise<Result>,
): Promise<Result> {
  if (!(await hasFfmpeg())) throw new AppError('no_ffmpeg')
  const film = await row(
    database,
    sql<{ filename: string; durationSeconds: number | null }>`
      select m.filename, m.duration_seconds as "durationSeconds"
      from posts p join media m on m.id = p.video_id
      where p.id = ${postId} and m.state = 'ready' and m.filename is not null`,
  )
  if (!film) throw new AppError('not_found')
  const { filename, durationSeconds } = film
  return withTempDir(async (folder) => {
    const path = await localFile(filename, folder)
    try {
      return await work({ path, extension: extname(filename).slice(1), durationSeconds }, folder)
    } catch (error) {
      if (error instanceof UnreadableVideo) throw new AppError('unsupported_file', { cause: error })
      throw error
    }
  })
}

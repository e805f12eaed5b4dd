import { extname } from 'node:path'
import type { CreatorClipKind } from '#contracts/platform/creatorClip.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { cpuQueue } from '#media/cpuQueue.ts'
import { insertMade, type MadeFile, takeFilm, takePoster } from '#media/storeMade.ts'
import type { Film } from '#media/video/convertVideo.ts'
import { cutSilent, cutVoice } from '#media/video/cutCreatorClip.ts'
import { drawPoster } from '#media/video/drawPoster.ts'
import { hasFfmpeg } from '#media/video/hasFfmpeg.ts'
import { UnreadableVideo } from '#media/video/runFfmpeg.ts'
import { localFile, withTempDir } from '#media/withTempDir.ts'
import { AppError } from '../AppError.ts'

type Clip = { clip: number; poster: number | null }

/**
 * Cuts what the creator’s block shows or plays. Always a separate file, because everyone may have it, and the film stays
 * as it is.
 *
 * @returns the ids of the clip and its first picture. Cleanup removes them unless the landing page is saved with them.
 * @throws AppError `no_ffmpeg`, `not_found` for a film that isn’t ready, or `unsupported_file`.
 */
export async function makeCreatorClip(
  database: Database,
  { mediaId, kind, now }: { mediaId: number; kind: CreatorClipKind; now: Date },
): Promise<Clip> {
  if (!(await hasFfmpeg())) throw new AppError('no_ffmpeg.creator')
  const found = await row(
    database,
    sql<{ filename: string; durationSeconds: number | null }>`
      select filename, duration_seconds as "durationSeconds" from media
      where id = ${mediaId} and kind = 'video' and state = 'ready' and filename is not null`,
  )
  if (!found) throw new AppError('not_found')
  return withTempDir(async (folder) => {
    const { filename, durationSeconds } = found
    const path = await localFile(filename, folder)
    const film = { path, extension: extname(filename).slice(1), durationSeconds }
    try {
      const files = await cpuQueue(() => cut(film, kind, folder))
      const clip = await storeClip(database, files.clip, now)
      return { clip, poster: files.poster && (await storeClip(database, files.poster, now)) }
    } catch (error) {
      if (error instanceof UnreadableVideo) throw new AppError('unsupported_file', { cause: error })
      throw error
    }
  })
}

type Made = { clip: MadeFile; poster: MadeFile | null }

async function cut(film: Film, kind: CreatorClipKind, folder: string): Promise<Made> {
  const made = await (kind === 'film' ? cutSilent : cutVoice)(film, folder)
  if (!made) throw new AppError('unsupported_file.silent')
  const drawn =
    kind === 'film' ? await drawPoster({ ...film, path: made.path, extension: 'mp4' }, folder, { from: 0 }) : null
  return { clip: await takeFilm(made), poster: drawn && (await takePoster(drawn)) }
}

/** The ticket lets cleanup remove the file once the landing page has another one. */
const storeClip = (database: Database, file: MadeFile, now: Date): Promise<number> =>
  insertMade(database, file, { ticket: `preview:creator:${file.filename}`, ownerId: null, now })

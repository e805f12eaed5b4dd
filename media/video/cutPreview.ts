import { join } from 'node:path'
import { PREVIEW_SECONDS } from '#contracts/shared/constants.ts'
import { type ConvertedVideo, type Film, NOTHING_ELSE } from './convertVideo.ts'
import { demuxerOf } from './demuxerOf.ts'
import { inspectMade } from './inspectMade.ts'
import { colorArguments, fitInside, pictureFilters } from './pictureFilters.ts'
import { probeFilm } from './probeFilm.ts'
import { runFfmpeg } from './runFfmpeg.ts'
import { soundFilters } from './soundFilters.ts'

/** Less than the minute that proxies wait for an answer. */
const LIMIT_SECONDS = 45
const MAX_SIDE = 1280

/**
 * A short clip of a film, small enough to load at once.
 *
 * @param from in seconds. The clip is shorter than `PREVIEW_SECONDS` when the film ends before.
 * @throws UnreadableVideo also when nothing of the film is left at `from`.
 */
export async function cutPreview(film: Film, folder: string, from: number): Promise<ConvertedVideo> {
  const path = join(folder, 'preview.mp4')
  const { picture, sound } = await probeFilm(film)
  const filters = await pictureFilters(picture, fitInside(picture, MAX_SIDE), folder)
  const coding = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '25', '-pix_fmt', 'yuv420p']
  const output = [
    ...['-map', `0:${picture.index}`, '-vf', filters, ...coding, ...colorArguments(picture)],
    ...(sound ? ['-map', `0:${sound.index}`, '-af', soundFilters(sound, { isLeveled: false })] : []),
    ...['-c:a', 'aac', '-b:a', '96k', '-t', String(PREVIEW_SECONDS)],
    ...[...NOTHING_ELSE, '-movflags', '+faststart', '-f', 'mp4', path],
  ]
  await runFfmpeg({ path: film.path, demuxer: demuxerOf(film), from }, output, { seconds: LIMIT_SECONDS })
  const facts = await inspectMade(path)
  return { path, facts }
}

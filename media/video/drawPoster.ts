import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Film } from './convertVideo.ts'
import { demuxerOf } from './demuxerOf.ts'
import { fitInside, pictureFilters } from './pictureFilters.ts'
import { probeFilm } from './probeFilm.ts'
import { runFfmpeg, UnreadableVideo } from './runFfmpeg.ts'

const LIMIT_SECONDS = 120
const MAX_SIDE = 1280

export type Poster = { path: string; width: number; height: number; bytes: number }

/**
 * A frame of a film.
 *
 * @param options.from in seconds; by default a tenth of the way in, after most titles.
 * @throws UnreadableVideo when not even the first frame can be read.
 */
export async function drawPoster(
  film: Film,
  folder: string,
  options: { from?: number; signal?: AbortSignal | undefined } = {},
): Promise<Poster> {
  const { from = (film.durationSeconds ?? 0) / 10, signal } = options
  const frame = join(folder, 'frame.png')
  const input = { path: film.path, demuxer: demuxerOf(film) }
  const { picture } = await probeFilm(film, signal)
  const filters = await pictureFilters(picture, fitInside(picture, MAX_SIDE), folder)
  const output = ['-map', `0:${picture.index}`, '-vf', filters, '-frames:v', '1', '-f', 'image2', '-c:v', 'png', frame]
  await runFfmpeg({ ...input, from }, output, { seconds: LIMIT_SECONDS, signal })
  // Some videos claim to be longer than their frames.
  if (!existsSync(frame)) await runFfmpeg(input, output, { seconds: LIMIT_SECONDS, signal })
  if (!existsSync(frame)) throw new UnreadableVideo('There is not one picture in it')
  const path = join(folder, 'poster.webp')
  const drawn = await sharp(frame).webp({ quality: 80 }).toFile(path)
  return { path, width: drawn.width, height: drawn.height, bytes: drawn.size }
}

import { join } from 'node:path'
import { PREVIEW_SECONDS } from '#contracts/constants.ts'
import { type ConvertedVideo, demuxerOf, type Film } from './convertVideo.ts'
import { inspectMade } from './inspectMade.ts'
import { runFfmpeg } from './runFfmpeg.ts'

/** Less than the minute that proxies wait for an answer. */
const LIMIT_SECONDS = 45

/**
 * A short clip of a film, small enough to load at once. Metadata such as GPS data is dropped.
 *
 * @param from in seconds. The clip is shorter than `PREVIEW_SECONDS` when the film ends before.
 * @throws UnreadableVideo also when nothing of the film is left at `from`.
 */
export async function cutPreview(film: Film, folder: string, from: number): Promise<ConvertedVideo> {
  const path = join(folder, 'preview.mp4')
  const picture = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '25', '-pix_fmt', 'yuv420p']
  const fit = ['-vf', "scale=w='trunc(min(1280,iw)/2)*2':h=-2"]
  const sound = ['-c:a', 'aac', '-b:a', '96k', '-ac', '2']
  const streams = ['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1', '-dn', '-sn']
  const end = ['-t', String(PREVIEW_SECONDS), '-movflags', '+faststart', '-f', 'mp4', path]
  await runFfmpeg(
    { path: film.path, demuxer: demuxerOf(film), from },
    [...streams, ...picture, ...fit, ...sound, ...end],
    { seconds: LIMIT_SECONDS },
  )
  const facts = await inspectMade(path)
  return { path, facts }
}

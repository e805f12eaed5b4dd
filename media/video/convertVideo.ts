import { join } from 'node:path'
import { MAX_VIDEO_SECONDS } from '#contracts/constants.ts'
import { withFile } from '../ByteSource.ts'
import type { FileFacts } from '../inspectFile.ts'
import { type Playable, readMp4 } from '../readMp4.ts'
import { inspectMade } from './inspectMade.ts'
import { runFfmpeg } from './runFfmpeg.ts'

const MAX_LIMIT_SECONDS = 3 * 60 * 60

export type Film = { path: string; extension: string; durationSeconds: number | null }

export type ConvertedVideo = { path: string; facts: FileFacts }

/** For one slow core: six times the duration, plus five minutes. */
export const limitSeconds = (durationSeconds: number | null): number =>
  Math.min(Math.ceil(6 * (durationSeconds ?? MAX_VIDEO_SECONDS)) + 5 * 60, MAX_LIMIT_SECONDS)

/** Compatible streams are only remuxed; metadata such as GPS data is dropped. @throws UnreadableVideo */
export async function convertVideo(film: Film, folder: string, signal?: AbortSignal): Promise<ConvertedVideo> {
  const path = join(folder, 'converted.mp4')
  const plays = film.extension === 'avi' ? null : await withFile(film.path, readMp4)
  const copied = plays && 'plays' in plays ? plays.plays : undefined
  const output = ['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-dn', '-sn', ...coding(copied)]
  const end = ['-t', String(MAX_VIDEO_SECONDS + 5), '-movflags', '+faststart', '-f', 'mp4', path]
  await runFfmpeg({ path: film.path, demuxer: demuxerOf(film) }, [...output, ...end], {
    seconds: limitSeconds(film.durationSeconds),
    signal,
  })
  const facts = await inspectMade(path)
  return { path, facts }
}

export const demuxerOf = ({ extension }: Pick<Film, 'extension'>): 'mov' | 'avi' =>
  extension === 'avi' ? 'avi' : 'mov'

function coding(plays: Playable = { picture: false, sound: false }): string[] {
  const encodePicture = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '22', '-pix_fmt', 'yuv420p']
  const fit = ['-vf', "scale=w='trunc(min(1920,iw)/2)*2':h=-2"]
  return [
    ...(plays.picture ? ['-c:v', 'copy'] : [...encodePicture, ...fit]),
    ...(plays.sound ? ['-c:a', 'copy'] : ['-c:a', 'aac', '-b:a', '160k', '-ac', '2']),
  ]
}

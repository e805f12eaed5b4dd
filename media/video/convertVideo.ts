import { join } from 'node:path'
import { MAX_VIDEO_SECONDS } from '#contracts/shared/constants.ts'
import { withFile } from '../ByteSource.ts'
import type { FileFacts } from '../inspectFile.ts'
import { type Playable, readMp4 } from '../readMp4.ts'
import { demuxerOf } from './demuxerOf.ts'
import { inspectMade } from './inspectMade.ts'
import { colorArguments, fitInside, pictureFilters } from './pictureFilters.ts'
import { type Picture, probeFilm, type Sound } from './probeFilm.ts'
import { runFfmpeg } from './runFfmpeg.ts'
import { soundFilters } from './soundFilters.ts'

const MAX_LIMIT_SECONDS = 3 * 60 * 60
const MAX_SIDE = 1920

export type Film = { path: string; extension: string; durationSeconds: number | null }

export type ConvertedVideo = { path: string; facts: FileFacts }

/** For one slow core: six times the duration, plus five minutes. */
export const limitSeconds = (durationSeconds: number | null): number =>
  Math.min(Math.ceil(6 * (durationSeconds ?? MAX_VIDEO_SECONDS)) + 5 * 60, MAX_LIMIT_SECONDS)

/** Compatible streams are only remuxed. @throws UnreadableVideo */
export async function convertVideo(film: Film, folder: string, signal?: AbortSignal): Promise<ConvertedVideo> {
  const path = join(folder, 'converted.mp4')
  const plays = film.extension === 'avi' ? null : await withFile(film.path, readMp4)
  const { picture, sound } = await probeFilm(film, signal)
  const copied: Playable = plays && 'plays' in plays ? plays.plays : { picture: false, sound: false }
  const output = [
    ...['-map', `0:${picture.index}`, ...(copied.picture ? ['-c:v', 'copy'] : await codePicture(picture, folder))],
    ...(sound ? ['-map', `0:${sound.index}`, ...(copied.sound ? ['-c:a', 'copy'] : codeSound(sound))] : []),
    ...['-t', String(MAX_VIDEO_SECONDS + 5), ...NOTHING_ELSE, '-movflags', '+faststart', '-f', 'mp4', path],
  ]
  await runFfmpeg({ path: film.path, demuxer: demuxerOf(film) }, output, {
    seconds: limitSeconds(film.durationSeconds),
    signal,
    urgency: 'postWaits',
  })
  const facts = await inspectMade(path)
  return { path, facts }
}

/** Neither names, places and times of the film and its tracks, nor chapters, nor the time code that QuickTime adds. */
export const NOTHING_ELSE = [
  ...['-map_metadata', '-1', '-map_chapters', '-1', '-dn', '-sn', '-write_tmcd', '0'],
  ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
]

async function codePicture(picture: Picture, folder: string): Promise<string[]> {
  const filters = await pictureFilters(picture, fitInside(picture, MAX_SIDE), folder)
  const coding = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '22', '-pix_fmt', 'yuv420p']
  return ['-vf', filters, ...coding, ...colorArguments(picture)]
}

const codeSound = (sound: Sound): string[] => [
  '-af',
  soundFilters(sound, { isLeveled: false }),
  '-c:a',
  'aac',
  '-b:a',
  '160k',
]

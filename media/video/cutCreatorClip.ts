import { CREATOR_FILM_SECONDS, CREATOR_VOICE_SECONDS } from '#contracts/platform/creatorClip.ts'
import { join } from 'node:path'
import type { FileFacts } from '../inspectFile.ts'
import { type ConvertedVideo, type Film, NOTHING_ELSE } from './convertVideo.ts'
import { demuxerOf } from './demuxerOf.ts'
import { inspectMade } from './inspectMade.ts'
import { colorArguments, fitInside, pictureFilters } from './pictureFilters.ts'
import { probeFilm } from './probeFilm.ts'
import { runFfmpeg } from './runFfmpeg.ts'
import { soundFilters } from './soundFilters.ts'

/** Less than the minute that proxies wait for an answer. */
const LIMIT_SECONDS = 45
const MAX_SIDE = 640

/** The first seconds of a film, without its sound. @throws UnreadableVideo */
export async function cutSilent(film: Film, folder: string): Promise<ConvertedVideo> {
  const path = join(folder, 'silent.mp4')
  const { picture } = await probeFilm(film)
  const filters = await pictureFilters(picture, fitInside(picture, MAX_SIDE), folder)
  const coding = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '26', '-pix_fmt', 'yuv420p']
  const output = [
    ...['-map', `0:${picture.index}`, '-vf', filters, ...coding, ...colorArguments(picture)],
    ...['-t', String(CREATOR_FILM_SECONDS), ...NOTHING_ELSE, '-movflags', '+faststart', '-f', 'mp4', path],
  ]
  await runFfmpeg({ path: film.path, demuxer: demuxerOf(film) }, output, { seconds: LIMIT_SECONDS })
  return { path, facts: await inspectMade(path) }
}

/** The sound of a film’s first seconds, as loud as other speech. Null for a silent film. @throws UnreadableVideo */
export async function cutVoice(film: Film, folder: string): Promise<ConvertedVideo | null> {
  const path = join(folder, 'voice.mp4')
  const { sound } = await probeFilm(film)
  if (!sound) return null
  const output = [
    ...[
      '-map',
      `0:${sound.index}`,
      '-vn',
      '-af',
      soundFilters(sound, { isLeveled: true }),
      '-c:a',
      'aac',
      '-b:a',
      '96k',
    ],
    ...['-t', String(CREATOR_VOICE_SECONDS), ...NOTHING_ELSE, '-movflags', '+faststart', '-f', 'mp4', path],
  ]
  await runFfmpeg({ path: film.path, demuxer: demuxerOf(film) }, output, { seconds: LIMIT_SECONDS })
  const durationSeconds = Math.min(film.durationSeconds ?? CREATOR_VOICE_SECONDS, CREATOR_VOICE_SECONDS)
  return { path, facts: { ...VOICE, durationSeconds } }
}

const VOICE: FileFacts = {
  kind: 'video',
  mimeType: 'audio/mp4',
  extension: 'mp4',
  width: null,
  height: null,
  durationSeconds: null,
  isPlayable: true,
}

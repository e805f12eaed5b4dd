import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_VIDEO_SECONDS } from '#contracts/shared/constants.ts'
import type { Film } from '../video/convertVideo.ts'
import { demuxerOf } from '../video/demuxerOf.ts'
import { pictureFilters } from '../video/pictureFilters.ts'
import { probeFilm } from '../video/probeFilm.ts'
import { runFfmpeg, UnreadableVideo } from '../video/runFfmpeg.ts'
import { ladderOf } from './ladder.ts'
import { masterPlaylist } from './masterPlaylist.ts'
import { storyboardOf, storyboardTimes } from './storyboard.ts'
import { SOUND_ALONE_KILOBITS, streamArguments } from './streamArguments.ts'

const MAX_LIMIT_SECONDS = 8 * 60 * 60

type Options = { signal?: AbortSignal | undefined; onProgress?: ((percent: number) => void) | undefined }

/**
 * Makes all files of a stream.
 *
 * @param work an existing folder, for other files as well.
 * @returns the folder in it with nothing but the stream.
 * @throws UnreadableVideo
 */
export async function drawStream(film: Film, work: string, { signal, onProgress }: Options = {}): Promise<string> {
  const folder = join(work, 'stream')
  await mkdir(folder)
  const facts = await probeFilm(film, signal)
  const rungs = ladderOf(facts.picture)
  const duration = film.durationSeconds ?? MAX_VIDEO_SECONDS
  const storyboard = storyboardOf(facts.picture, duration)
  const [largest = facts.picture] = rungs
  const pictures = await pictureFilters(facts.picture, largest, work)
  const args = streamArguments({ film: facts, pictures, rungs, storyboard, folder })
  await runFfmpeg({ path: film.path, demuxer: demuxerOf(film) }, args, {
    seconds: Math.min(20 * Math.ceil(duration) + 5 * 60, MAX_LIMIT_SECONDS),
    signal,
    urgency: 'canWait',
    onTime: (seconds) => onProgress?.(Math.max(0, Math.min(99, Math.floor((100 * seconds) / duration)))),
  })
  const variants = [...rungs.map(({ lines }) => lines), ...(facts.sound ? ['audio'] : [])]
  const lengths: number[] = []
  for (const name of variants) lengths.push(await finishVariant(join(folder, name)))
  const [shown = 0] = lengths
  if (lengths.some((seconds) => seconds === 0)) throw new UnreadableVideo('There is not one picture in it')
  const master = await masterPlaylist(folder, rungs, facts.sound ? SOUND_ALONE_KILOBITS : null)
  await writeFile(join(folder, 'master.m3u8'), master)
  await writeFile(join(folder, 'storyboard.vtt'), storyboardTimes(storyboard, shown))
  return folder
}

/** ffmpeg numbers the first part of each quality, even in separate folders. @returns its duration in seconds. */
async function finishVariant(folder: string): Promise<number> {
  const path = join(folder, 'index.m3u8')
  const playlist = await readFile(path, 'utf8')
  const [map = '', first = ''] = /#EXT-X-MAP:URI="([^"]+)"/.exec(playlist) ?? []
  if (!first) throw new UnreadableVideo('There is not one picture in it')
  await rename(join(folder, first), join(folder, 'init.mp4'))
  await writeFile(path, playlist.replace(map, '#EXT-X-MAP:URI="init.mp4"'))
  return [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].reduce((sum, [, seconds]) => sum + Number(seconds), 0)
}

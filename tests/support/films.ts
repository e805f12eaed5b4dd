import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { demoFile } from './uploads.ts'

const run = promisify(execFile)

export const filmAs = (extension: 'mov' | 'avi' | 'mp4', coding: string[]): Promise<Buffer> =>
  makeFilm(extension, ['-t', '3', '-i', demoFile('films/crystal-field.mp4'), ...coding])

/** Like a phone's: playable streams in a MOV with a GPS position. */
export const phoneFilm = (): Promise<Buffer> =>
  filmAs('mov', ['-c', 'copy', '-movflags', 'use_metadata_tags', '-metadata', 'location=+46.8000-092.1000/'])

/** Like Android's: an MP4 with the position as text. */
export async function sharedFilm(): Promise<Buffer> {
  const film = await filmAs('mov', [
    '-c',
    'copy',
    '-movflags',
    '+faststart',
    '-metadata',
    'location=+46.8000-092.1000/',
  ])
  film.write('isom', 8, 'latin1')
  return film
}

/** With the position as numbers, in a `loci` box. */
export const locatedFilm = (): Promise<Buffer> =>
  filmAs('mp4', ['-c', 'copy', '-metadata', 'location=+46.8000-092.1000/'])

/** MPEG-4 part 2, which no browser plays. */
export const oldFilm = (): Promise<Buffer> => filmAs('avi', ['-c:v', 'mpeg4', '-s', '320x180', '-c:a', 'libmp3lame'])

export const longFilm = (seconds: number): Promise<Buffer> =>
  makeFilm('mp4', ['-f', 'lavfi', '-i', `color=s=32x32:r=1:d=${seconds}`, '-c:v', 'libx264', '-preset', 'ultrafast'])

/** Six seconds by default, which converts quickly. With stereo sound, as cameras and phones record it. */
export const testFilm = (
  { size = '426x240', seconds = 6, coding = ['-c:v', 'libx264', '-preset', 'ultrafast'] } = {},
  extension: 'mp4' | 'mov' = 'mp4',
): Promise<Buffer> =>
  makeFilm(extension, [
    ...['-f', 'lavfi', '-i', `testsrc=s=${size}:r=10:d=${seconds}`, '-f', 'lavfi', '-i', stereo(seconds)],
    ...['-pix_fmt', 'yuv420p', ...coding],
  ])

/** A tone on the left and another on the right, for ffmpeg's `lavfi`. */
export const stereo = (seconds: number): string => `aevalsrc=sin(440*2*PI*t)|sin(550*2*PI*t):s=44100:d=${seconds}`

/** A recorder's file without a picture. */
export const soundAlone = (): Promise<Buffer> => makeFilm('mp4', ['-f', 'lavfi', '-i', stereo(1), '-c:a', 'aac'])

const CODINGS = {
  hevc: ['-c:v', 'libx265', '-tag:v', 'hvc1', '-x265-params', 'log-level=none'],
  vp9: ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8'],
  av1: ['-c:v', 'libaom-av1', '-usage', 'realtime', '-cpu-used', '8'],
}

/** An MP4 that not every browser plays. */
export const codedFilm = (coding: keyof typeof CODINGS): Promise<Buffer> =>
  testFilm({ size: '160x90', seconds: 2, coding: CODINGS[coding] })

/** As cameras and recorders write it that may lose power: its header knows no duration. */
export const fragmentedFilm = (): Promise<Buffer> =>
  filmAs('mp4', ['-c', 'copy', '-movflags', 'frag_keyframe+empty_moov+default_base_moof'])

/** As a phone that is held upright: a wide picture that is turned when it is shown, at a rate that varies. */
export async function uprightPhoneFilm(): Promise<Buffer> {
  const varying = ['-vf', 'setpts=N*N/100/TB', '-fps_mode', 'vfr']
  const film = await testFilm({ size: '160x90', seconds: 2, coding: [...CODINGS.hevc, ...varying] })
  const matrix = film.indexOf('tkhd', 0, 'latin1') + 44
  for (const [place, value] of [0, 65536, 0, -65536, 0, 0, 90 * 65536].entries())
    film.writeInt32BE(value, matrix + 4 * place)
  return film
}

async function makeFilm(extension: string, args: string[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-film-'))
  try {
    const path = join(folder, `film.${extension}`)
    await run('ffmpeg', ['-nostdin', '-loglevel', 'error', ...args, path])
    return await readFile(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Independent of the container. */
export async function streamHash(film: Buffer, stream: 'v' | 'a'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-film-'))
  try {
    const path = join(folder, 'film')
    await writeFile(path, film)
    const { stdout } = await run('ffmpeg', [
      '-loglevel',
      'error',
      '-i',
      path,
      '-map',
      `0:${stream}:0`,
      '-c',
      'copy',
      '-f',
      'md5',
      '-',
    ])
    return stdout.trim()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

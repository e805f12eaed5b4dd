import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyFilm } from '../../copy/copyFilm.ts'
import { FILM_HEIGHT, FILM_WIDTH, type Film } from './Film.ts'

const run = promisify(execFile)
const FRAMES_PER_SECOND = 24
const LARGEST = 590_000
const SMALLEST = 155_000

/** Encodes an MP4 that plays before it is loaded, between 150 and 600 kB. */
export async function writeFilm(film: Film, seconds: number, chord: number[] | undefined, file: string): Promise<void> {
  const master = join(tmpdir(), `master-${process.pid}.mkv`)
  await writeMaster(film, seconds, master)
  let quality = 26
  await encode(master, seconds, chord, quality, file)
  for (let size = await sizeOf(file); size > LARGEST && quality < 44; size = await sizeOf(file)) {
    // Six CRF steps halve the bitrate, so the excess gives the next CRF.
    quality += Math.ceil(6.5 * Math.log2(size / LARGEST) + 0.3)
    await encode(master, seconds, chord, quality, file)
  }
  for (let size = await sizeOf(file); size < SMALLEST && quality > 12; size = await sizeOf(file)) {
    quality -= Math.ceil(6 * Math.log2(SMALLEST / size))
    await encode(master, seconds, chord, quality, file)
  }
  await rm(master)
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file)).size
}

async function writeMaster(film: Film, seconds: number, master: string): Promise<void> {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${FILM_WIDTH}x${FILM_HEIGHT}`,
    '-r',
    String(FRAMES_PER_SECOND),
    '-i',
    '-',
  ]
  const ffmpeg = spawn(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      ...input,
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-qp',
      '8',
      '-pix_fmt',
      'yuv420p',
      master,
    ],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  )
  const ended = once(ffmpeg, 'close')
  const count = seconds * FRAMES_PER_SECOND
  for (let index = 0; index < count; index++) {
    const frame = Buffer.alloc(FILM_WIDTH * FILM_HEIGHT * 3)
    await film(index / (count - 1), frame)
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  await ended
}

async function encode(
  master: string,
  seconds: number,
  chord: number[] | undefined,
  quality: number,
  file: string,
): Promise<void> {
  const made = `${file}.made.mp4`
  const video = [
    '-c:v',
    'libx264',
    '-profile:v',
    'high',
    '-pix_fmt',
    'yuv420p',
    '-preset',
    'slow',
    '-crf',
    String(quality),
    '-bf',
    '6',
    '-g',
    '120',
  ]
  const sound = chord
    ? ['-f', 'lavfi', '-i', `aevalsrc='${tone(chord, seconds, 0)}|${tone(chord, seconds, 1)}':d=${seconds}:s=44100`]
    : []
  const audio = chord ? ['-c:a', 'aac', '-b:a', '40k'] : ['-an']
  // Bit-exact containers have no version or date, so the same film gives the same bytes.
  const container = [
    '-movflags',
    '+faststart',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-flags:a',
    '+bitexact',
  ]
  await run('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    master,
    ...sound,
    ...video,
    ...audio,
    ...container,
    '-t',
    String(seconds),
    made,
  ])
  // As the site stores it.
  await copyFilm(made, file)
  await rm(made)
}

/** @param side 0 on the left, 1 on the right: the voices move between them. */
function tone(chord: number[], seconds: number, side: 0 | 1): string {
  const voices = chord.map(
    (hertz, i) => `(0.5+0.5*sin(2*PI*t/${5 + i * 1.7}+${i + side}))*sin(2*PI*${hertz}*t)/${i + 1}`,
  )
  return `0.09*min(1\\,t/2)*min(1\\,(${seconds}-t)/2.5)*(${voices.join('+')})`
}

import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import type { DemoFile } from './DemoFile.ts'
import { FILM_HEIGHT, FILM_WIDTH } from './Film.ts'
import { handsFilm } from './handsFilm.ts'
import { writeFilm } from './writeFilm.ts'

const run = promisify(execFile)
const SECONDS = 6

const FILM: DemoFile = {
  file: 'creator/hands.mp4',
  kind: 'creatorFilm',
  seconds: SECONDS,
  width: FILM_WIDTH,
  height: FILM_HEIGHT,
  alt: 'Two hands turn a slice of agate under a lamp',
}
const POSTER: DemoFile = { ...FILM, file: 'creator/hands.webp', kind: 'creatorPoster' }
const NAME: DemoFile = {
  file: 'creator/signature.webp',
  kind: 'signature',
  width: 640,
  height: 272,
  alt: 'Juno, written by hand',
}

/** Draws what the creator’s block shows besides the portrait: a film of six seconds, its first picture and a signature. */
export async function makeCreator(folder: string, isWanted: (name: string) => boolean): Promise<DemoFile[]> {
  await mkdir(join(folder, 'creator'), { recursive: true })
  if (isWanted('hands')) {
    await writeFilm(handsFilm(), SECONDS, undefined, join(folder, FILM.file))
    const first = join(folder, 'creator/first.png')
    await run('ffmpeg', ['-v', 'error', '-y', '-i', join(folder, FILM.file), '-frames:v', '1', first])
    await sharp(first).webp({ quality: 80, effort: 5 }).toFile(join(folder, POSTER.file))
    await rm(first)
  }
  if (isWanted('signature'))
    await writeFile(join(folder, NAME.file), await sharp(Buffer.from(SIGNATURE)).webp({ lossless: true }).toBuffer())
  const { seconds: _seconds, ...poster } = POSTER
  return [FILM, poster, NAME]
}

const SIGNATURE = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="272" viewBox="72 20 480 204">
  <g fill="none" stroke="#111" stroke-linecap="round" stroke-linejoin="round">
    <path stroke-width="9" d="M96 46c40-18 88-18 118-4-22 44-40 96-58 134-14 30-48 42-68 22-16-18 4-44 46-52 50-10 84-24 104-46"/>
    <path stroke-width="8" d="M238 100c-10 22-18 42-10 50 12 10 36-18 48-46-8 22-12 42-2 48 12 4 30-22 42-46-4 18-12 34-14 46 10-22 30-46 46-44 14 4-4 32 2 42 10 10 36-8 48-26"/>
    <path stroke-width="8" d="M436 104c-24-8-46 14-42 36 6 18 38 12 48-12 6-14 0-24-6-24 8 16 38 14 62 2"/>
    <path stroke-width="6" d="M120 212c130-26 270-34 424-22"/>
  </g></svg>`

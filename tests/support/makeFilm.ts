import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { box } from './boxes.ts'

const run = promisify(execFile)

export const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

export type FilmInput = {
  extension?: 'mp4' | 'mov' | 'avi'
  /** Null without a picture. */
  size?: string | null
  rate?: number
  seconds?: number
  /** For ffmpeg's `lavfi`; null for none. */
  sound?: string | null
  sounds?: string[]
  /** By default H.264. */
  coding?: string[]
  /** A text over all of the film. */
  subtitles?: string
  /** The title of a chapter. */
  chapters?: string
  /** With a JPEG as its cover. */
  cover?: true
  /** Cut by an edit list, with all of the data in the file. */
  trimmedTo?: number
}

/** A film as ffmpeg writes it, by default two seconds of 320 × 180 with stereo sound. */
export async function filmOf(wanted: FilmInput): Promise<Buffer> {
  const { extension = 'mp4', size = '320x180', rate = 25, seconds = 2, coding = H264, trimmedTo } = wanted
  const stereo = `aevalsrc=sin(440*2*PI*t)|sin(550*2*PI*t):s=48000:d=${seconds}`
  const sounds = wanted.sounds ?? (wanted.sound === null ? [] : [wanted.sound ?? stereo])
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-film-'))
  const at = (name: string) => join(folder, name)
  try {
    const picture = size ? ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`] : []
    const inputs = [picture, ...sounds.map((sound) => ['-f', 'lavfi', '-i', sound])].filter((one) => one.length > 0)
    const beside: string[] = []
    if (wanted.subtitles) {
      await writeFile(at('text.srt'), `1\n00:00:00,000 --> 00:00:02,000\n${wanted.subtitles}\n`)
      inputs.push(['-i', at('text.srt')])
      beside.push('-c:s', 'mov_text')
    }
    if (wanted.cover) {
      await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
        .jpeg()
        .toFile(at('cover.jpg'))
      inputs.push(['-i', at('cover.jpg')])
      beside.push('-c:v:1', 'mjpeg', '-disposition:v:1', 'attached_pic')
    }
    const maps = inputs.flatMap((_input, index) => ['-map', String(index)])
    if (wanted.chapters) {
      await writeFile(
        at('chapters.txt'),
        `;FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1\nSTART=0\nEND=2\ntitle=${wanted.chapters}\n`,
      )
      inputs.push(['-i', at('chapters.txt')])
      beside.push('-map_chapters', String(inputs.length - 1))
    }
    const path = at(`film.${extension}`)
    await run('ffmpeg', ['-nostdin', '-loglevel', 'error', ...inputs.flat(), ...maps, ...coding, ...beside, path])
    const bytes = await readFile(path)
    return trimmedTo ? trim(bytes, trimmedTo) : bytes
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Shortens every edit list, which counts as the film's header says. */
function trim(bytes: Buffer, seconds: number): Buffer {
  const unitsPerSecond = bytes.readUInt32BE(bytes.lastIndexOf('mvhd') + 16)
  for (let at = bytes.indexOf('elst'); at > 0; at = bytes.indexOf('elst', at + 4))
    bytes.writeUInt32BE(seconds * unitsPerSecond, at + 12)
  return bytes
}

/** Gives the last track, of text, another kind. */
export function nameTrack(bytes: Buffer, { handler, coding }: { handler: string; coding: string }): Buffer {
  const track = bytes.lastIndexOf('trak', undefined, 'latin1')
  bytes.write(handler, bytes.indexOf('hdlr', track, 'latin1') + 12, 'latin1')
  bytes.write(coding, bytes.indexOf('tx3g', track, 'latin1'), 'latin1')
  return bytes
}

/** Adds a box at the end of the last one at `path`. The media data comes before it, so no position changes. */
export function appendInside(film: Buffer, path: string[], added: Buffer): Buffer {
  let end = film.length
  const bytes = Buffer.from(film)
  let from = 0
  for (const type of path) {
    const name = bytes.lastIndexOf(type, end - 1, 'latin1')
    if (name < from) throw new Error(`There is no ${type} box`)
    end = name - 4 + bytes.readUInt32BE(name - 4)
    bytes.writeUInt32BE(bytes.readUInt32BE(name - 4) + added.length, name - 4)
    from = name
  }
  return Buffer.concat([bytes.subarray(0, end), added, bytes.subarray(end)])
}

const ONE = 0x1_00_00

/** Shown a quarter to the right, as phones write it that were held upright, or upside down. @param height as it is stored. */
export function turned(bytes: Buffer, height: number, way: 'right' | 'upside down' = 'right'): Buffer {
  const matrix = bytes.indexOf('tkhd', bytes.indexOf('vmhd') - 1_000, 'latin1') + 44
  const turn = way === 'right' ? [0, ONE, 0, -ONE, 0, 0, height * ONE] : [-ONE, 0, 0, 0, -ONE, 0, 320 * ONE]
  for (const [at, value] of [...turn, way === 'right' ? 0 : height * ONE, 0x40_00_00_00].entries())
    bytes.writeInt32BE(value, matrix + 4 * at)
  return bytes
}

/** As some editors write it: tags, and with them the cover, before the tracks. */
export function moveUdtaFirst(film: Buffer): Buffer {
  const moov = film.lastIndexOf('moov', undefined, 'latin1') - 4
  const mvhd = moov + 8
  const tracks = mvhd + film.readUInt32BE(mvhd)
  const udta = film.lastIndexOf('udta', undefined, 'latin1') - 4
  const end = udta + film.readUInt32BE(udta)
  const content = [
    film.subarray(mvhd, tracks),
    film.subarray(udta, end),
    film.subarray(tracks, udta),
    film.subarray(end),
  ]
  return Buffer.concat([film.subarray(0, moov), box('moov', Buffer.concat(content))])
}

import { box, numbers } from './box.ts'
import type { Chunk, Sizes, Track } from './Track.ts'

/** A track as it was written: where its chunks are now, and how large its samples. */
export type Written = { track: Track; starts: number[]; sizes: Sizes }

type Options = { isQuickTime: boolean; mvhd: Buffer }

/**
 * The index of a film. Its length doesn't depend on positions and sizes, so it can be written before them.
 *
 * @throws RangeError when a header of the film ends early.
 */
export function writeMoov(tracks: Written[], { isQuickTime, mvhd }: Options): Buffer {
  const header = withoutDates(mvhd)
  // Where an editor last looked, and the number of the next track.
  header.fill(0, header.length - 28)
  header.writeUInt32BE(tracks.length + 1, header.length - 4)
  return box('moov', box('mvhd', header), ...tracks.map((track, at) => writeTrack(track, at + 1, isQuickTime)))
}

/** When the film was recorded and changed stays out of the copy. */
function withoutDates(header: Buffer): Buffer {
  const copy = Buffer.from(header)
  copy.fill(0, 4, 4 + 2 * dateBytes(header))
  return copy
}

const dateBytes = (header: Buffer): number => (header.readUInt8(0) === 1 ? 8 : 4)

function writeTrack({ track, starts, sizes }: Written, id: number, isQuickTime: boolean): Buffer {
  const tkhd = withoutDates(track.tkhd)
  // Enabled, and part of the film.
  tkhd.writeUInt32BE((tkhd.readUInt32BE(0) & 0xff000000) + 3, 0)
  tkhd.writeUInt32BE(id, 4 + 2 * dateBytes(tkhd))
  const isPicture = track.kind === 'picture'
  const stbl = box(
    'stbl',
    box('stsd', numbers(0, track.entries.length), ...track.entries.map(({ bytes }) => bytes)),
    ...track.tables.map(({ type, content }) => box(type, content)),
    box('stsc', stsc(track.chunks)),
    box('stsz', stsz(track, sizes)),
    starts.some((start) => start > 0xffffffff) ? co64(starts) : box('stco', numbers(0, starts.length, ...starts)),
  )
  const dinf = box('dinf', box('dref', numbers(0, 1), box('url ', numbers(1))))
  const heading = isPicture ? box('vmhd', numbers(1, 0, 0)) : box('smhd', numbers(0, 0))
  const minf = box('minf', heading, ...(isQuickTime ? [hdlr('dhlr', 'url ')] : []), dinf, stbl)
  return box(
    'trak',
    box('tkhd', tkhd),
    ...(track.elst ? [box('edts', box('elst', track.elst))] : []),
    box(
      'mdia',
      box('mdhd', withoutDates(track.mdhd)),
      hdlr(isQuickTime ? 'mhlr' : '\0\0\0\0', isPicture ? 'vide' : 'soun'),
      minf,
    ),
  )
}

/** Without the name that a camera or an editor gave to the track. */
const hdlr = (component: string, type: string): Buffer =>
  box(
    'hdlr',
    numbers(0),
    Buffer.from(component, 'latin1'),
    Buffer.from(type, 'latin1'),
    numbers(0, 0, 0),
    Buffer.alloc(1),
  )

/** Chunks that are alike share a line. */
function stsc(chunks: Chunk[]): Buffer {
  const lines = chunks.flatMap(({ samples, entry }, at) => {
    const before = chunks[at - 1]
    return before?.samples === samples && before.entry === entry ? [] : [[at + 1, samples, entry]]
  })
  return numbers(0, lines.length, ...lines.flat())
}

function stsz({ chunks }: Track, sizes: Sizes): Buffer {
  const samples = chunks.reduce((sum, chunk) => sum + chunk.samples, 0)
  if ('constant' in sizes) return numbers(0, sizes.constant, samples)
  return Buffer.concat([numbers(0, 0, samples), table(sizes.each.subarray(0, samples))])
}

function table(values: Uint32Array): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, at) => bytes.writeUInt32BE(value, 4 * at))
  return bytes
}

function co64(starts: number[]): Buffer {
  const bytes = Buffer.alloc(8 * starts.length)
  starts.forEach((start, at) => bytes.writeBigUInt64BE(BigInt(start), 8 * at))
  return box('co64', numbers(0, starts.length), bytes)
}

import { boxOpener, type Children, type Part, TOO_MANY_PARTS, TooIntricate } from '../boxes.ts'
import { type Entry, keptEntry } from './keptEntry.ts'
import type { Chunk, Sizes, Track } from './Track.ts'

/** When samples are shown, where decoding can begin, and how many of them begin or end outside of the film. */
const TABLES = ['stts', 'ctts', 'cslg', 'stss', 'stps', 'sdtp']
/** Bytes of a line, in tables that begin with their number of lines. */
const LINE_BYTES = new Map([
  ['stts', 8],
  ['ctts', 8],
  ['stss', 4],
  ['stps', 4],
])
/** Of groups of samples, those that say where decoding can begin. */
const GROUPS = ['roll', 'rap ', 'prol']
/** Half an hour at 240 frames per second, twice. */
const MAX_PICTURES = 864_000
/** Sound of telephones and door cameras. */
const COMPANDED = ['ulaw', 'alaw']
const KINDS = new Map([
  ['vide', 'picture'],
  ['soun', 'sound'],
] as const)

/**
 * @param trak the content of a track's box.
 * @returns null for a track that is neither picture nor sound, or has no samples.
 * @throws RangeError when a table ends early.
 */
export function readTrack(trak: Buffer): Track | null {
  const opened = boxOpener()
  const boxes = opened(trak)
  const mdia = opened(boxes.first('mdia'))
  const stbl = opened(opened(mdia.first('minf')).first('stbl'))
  const tkhd = headOf(boxes.first('tkhd'), 84)
  const mdhd = headOf(mdia.first('mdhd'), 24)
  const stsd = stbl.first('stsd')
  const kind = KINDS.get((mdia.first('hdlr')?.toString('latin1', 8, 12) ?? '') as 'vide')
  if (!kind || !tkhd || !mdhd || !stsd) return null
  const described = opened(stsd.subarray(8))
  const entries = described.inOrder.map(({ type, content }) => ({ ...keptEntry(type, content, kind), content }))
  const [entry] = entries
  if (!entry) return null
  const { samples, sizes } = readSizes(stbl, kind, entry)
  const chunks = readChunks(stbl, samples)
  if (chunks.length === 0) return null
  return {
    kind,
    isEnabled: (tkhd.readUInt32BE(0) & 1) === 1,
    area: (tkhd.readUInt32BE(tkhd.length - 8) / 65536) * (tkhd.readUInt32BE(tkhd.length - 4) / 65536),
    tkhd,
    elst: editsOf(opened(boxes.first('edts')).first('elst')),
    mdhd,
    entries,
    tables: [...tablesOf(stbl), ...groupsOf(stbl)],
    chunks,
    sizes,
  }
}

/** Nothing behind the fields that a header has. @param bytes of version 0; version 1 has three longer numbers. */
export const headOf = (head: Buffer | undefined, bytes: number): Buffer | undefined =>
  head?.subarray(0, head[0] === 1 ? bytes + 12 : bytes)

function editsOf(elst: Buffer | undefined): Buffer | undefined {
  return elst?.subarray(0, 8 + elst.readUInt32BE(4) * (elst[0] === 1 ? 20 : 12))
}

const tablesOf = (stbl: Children): Part[] =>
  stbl.inOrder
    .filter(({ type }) => TABLES.includes(type))
    .map(({ type, content }) => {
      const line = LINE_BYTES.get(type)
      return { type, content: line ? content.subarray(0, 8 + content.readUInt32BE(4) * line) : content }
    })

function groupsOf(stbl: Children): Part[] {
  return stbl.inOrder.filter(
    ({ type, content }) => ['sgpd', 'sbgp'].includes(type) && GROUPS.includes(content.toString('latin1', 4, 8)),
  )
}

type Coded = Entry & { content: Buffer }

function readSizes(stbl: Children, kind: Track['kind'], entry: Coded): { samples: number; sizes: Sizes } {
  const stsz = stbl.first('stsz')
  const stz2 = stbl.first('stz2')
  const samples = (stsz ?? stz2)?.readUInt32BE(8) ?? 0
  const constant = stsz?.readUInt32BE(4) ?? 0
  if (constant > 0 && kind === 'picture') {
    if (samples > MAX_PICTURES) throw new TooIntricate(TOO_MANY_PARTS)
    return { samples, sizes: { each: new Uint32Array(samples).fill(constant) } }
  }
  if (constant > 0) return { samples, sizes: { constant, ...soundSizes(entry, constant) } }
  const each = stsz
    ? tableOf(stsz, 12, samples, 4)
    : tableOf(stz2, 12, samples, ((stz2?.readUInt32BE(4) ?? 0) & 255) / 8)
  return { samples, sizes: { each } }
}

/** Raw sound in a MOV counts each moment as a sample of one byte; the description has the real size. */
function soundSizes({ type, content }: Coded, constant: number): { perSamples: number; bytes: number } {
  const version = content.readUInt16BE(8)
  const [perSamples, bytes] =
    version === 1
      ? [content.readUInt32BE(28), content.readUInt32BE(36)]
      : version === 2
        ? [content.readUInt32BE(60), content.readUInt32BE(56)]
        : [0, 0]
  if (perSamples > 0 && bytes > 0) return { perSamples, bytes }
  if (constant > 1) return { perSamples: 1, bytes: constant }
  // Described with the 16 bits they become.
  const bits = COMPANDED.includes(type) ? 8 : content.readUInt16BE(18)
  return { perSamples: 1, bytes: Math.max(1, content.readUInt16BE(16) * (bits / 8)) }
}

/** @param bytes of a number, ½ for four bits. */
function tableOf(table: Buffer | undefined, start: number, count: number, bytes: number): Uint32Array {
  if (!table || count === 0) return new Uint32Array(0)
  if (start + count * bytes > table.length || ![0.5, 1, 2, 4].includes(bytes))
    throw new RangeError('A table ends early')
  const read = (at: number) => {
    if (bytes >= 1) return table.readUIntBE(start + at * bytes, bytes)
    const pair = table.readUInt8(start + (at >> 1))
    return at % 2 === 0 ? pair >> 4 : pair & 15
  }
  return Uint32Array.from({ length: count }, (_, at) => read(at))
}

/** Recorders that lost power list more than they wrote, so the shorter table counts. */
function readChunks(stbl: Children, samples: number): Chunk[] {
  const starts = readStarts(stbl)
  const stsc = stbl.first('stsc') ?? Buffer.alloc(8)
  const runs = Array.from({ length: Math.min(stsc.readUInt32BE(4), starts.length) }, (_, run) =>
    [0, 4, 8].map((place) => stsc.readUInt32BE(8 + 12 * run + place)),
  )
  const chunks: Chunk[] = []
  let firstSample = 0
  for (const [run, [first = 0, perChunk = 0, entry = 1]] of runs.entries()) {
    const next = Math.min(runs[run + 1]?.[0] ?? Infinity, starts.length + 1)
    if (first !== chunks.length + 1) throw new RangeError('The chunks are not in order')
    for (let chunk = first; chunk < next && firstSample < samples; chunk++) {
      const held = Math.min(perChunk, samples - firstSample)
      chunks.push({ start: starts[chunk - 1] ?? 0, firstSample, samples: held, entry })
      firstSample += held
    }
    if (firstSample >= samples) break
  }
  return chunks.filter((chunk) => chunk.samples > 0)
}

function readStarts(stbl: Children): number[] {
  const stco = stbl.first('stco')
  if (stco) return Array.from(tableOf(stco, 8, stco.readUInt32BE(4), 4))
  const co64 = stbl.first('co64')
  if (!co64) return []
  const count = co64.readUInt32BE(4)
  if (8 + 8 * count > co64.length) throw new RangeError('A table ends early')
  return Array.from({ length: count }, (_, at) => Number(co64.readBigUInt64BE(8 + 8 * at)))
}

import { type Part, splitBoxes } from '../boxes.ts'
import { box } from './box.ts'
import { type Coding, isNeeded } from './keptUnits.ts'

const PICTURE_HEAD = 78
const SOUND_HEADS = [28, 44, 64]
const MAX_PART_BYTES = 64 * 1024

/** What decoders need to know; `wave` holds the same in older MOVs. */
const PARTS = [
  ...['avcC', 'hvcC', 'av1C', 'vpcC', 'esds', 'd263', 'glbl', 'colr', 'pasp', 'clap', 'fiel', 'gama', 'mdcv', 'clli'],
  ...['wave', 'chan', 'dac3', 'dec3', 'dOps', 'alac', 'pcmC', 'chnl', 'damr', 'enda', 'frma'],
]

export type Entry = {
  type: string
  /** Rewritten, with its header. */
  bytes: Buffer
  /** Null for a coding whose units are not known here. */
  coding: Coding | null
  lengthBytes: number
}

/**
 * The description of a track's coding without names of makers, color profiles and whatever else stands beside it.
 *
 * @param content of the entry, without its header.
 */
export function keptEntry(type: string, content: Buffer, kind: 'picture' | 'sound'): Entry {
  const head = Buffer.from(content.subarray(0, headBytes(content, kind)))
  // All data is in this file; a name of the maker or of the encoder is text.
  head.writeUInt16BE(1, 6)
  head.fill(0, 12, 16)
  if (kind === 'picture') head.fill(0, 42, 74)
  const parts = splitBoxes(content.subarray(head.length)).filter(isKept)
  const bytes = box(type, head, ...parts.map((part) => box(part.type, keptPart(part))))
  const avcC = parts.find((part) => part.type === 'avcC')?.content
  const hvcC = parts.find((part) => part.type === 'hvcC')?.content
  if (avcC && avcC.length > 4) return { type, bytes, coding: 'h264', lengthBytes: (avcC.readUInt8(4) & 3) + 1 }
  if (hvcC && hvcC.length > 22) return { type, bytes, coding: 'hevc', lengthBytes: (hvcC.readUInt8(21) & 3) + 1 }
  return { type, bytes, coding: null, lengthBytes: 0 }
}

function headBytes(content: Buffer, kind: 'picture' | 'sound'): number {
  const bytes = kind === 'picture' ? PICTURE_HEAD : (SOUND_HEADS[content.readUInt16BE(8)] ?? 28)
  if (content.length < bytes) throw new RangeError('The description of a track ends early')
  return bytes
}

function isKept({ type, content }: Part): boolean {
  if (content.length > MAX_PART_BYTES || !PARTS.includes(type)) return false
  // Profiles contain text.
  return type !== 'colr' || ['nclx', 'nclc'].includes(content.toString('latin1', 0, 4))
}

/** Beside what stands elsewhere, the name of the coding again, and an end without content. */
const isKeptInWave = (part: Part): boolean =>
  part.type !== 'wave' && (isKept(part) || (part.content.length <= 4 && ['mp4a', '\0\0\0\0'].includes(part.type)))

function keptPart({ type, content }: Part): Buffer {
  if (type === 'avcC') return keptAvcC(content)
  if (type === 'hvcC') return keptHvcC(content)
  if (type === 'wave') return Buffer.concat(splitBoxes(content).filter(isKeptInWave).map((part) => box(part.type, part.content)))
  return content
}

/** Up to the end of its parameter sets. */
function keptAvcC(content: Buffer): Buffer {
  let at = 6
  const skip = (count: number) => {
    for (let unit = 0; unit < count; unit++) at += 2 + content.readUInt16BE(at)
  }
  skip(content.readUInt8(5) & 31)
  at += 1
  skip(content.readUInt8(at - 1))
  if (at > content.length) throw new RangeError('A parameter set ends early')
  const isHigh = content.length >= at + 4 && ![66, 77, 88].includes(content.readUInt8(1))
  // Chroma format and bit depths, and no further sets.
  return isHigh ? Buffer.concat([content.subarray(0, at + 3), Buffer.alloc(1)]) : content.subarray(0, at)
}

function keptHvcC(content: Buffer): Buffer {
  const arrays: Buffer[] = []
  let at = 23
  for (let array = 0; array < content.readUInt8(22); array++) {
    const units: Buffer[] = []
    const head = content.readUInt8(at)
    const count = content.readUInt16BE(at + 1)
    at += 3
    for (let unit = 0; unit < count; unit++) {
      const end = at + 2 + content.readUInt16BE(at)
      if (end > content.length) throw new RangeError('A parameter set ends early')
      if (isNeeded(content.subarray(at + 2, end), 'hevc')) units.push(content.subarray(at, end))
      at = end
    }
    if (units.length > 0)
      arrays.push(Buffer.concat([Buffer.from([head, units.length >> 8, units.length & 255]), ...units]))
  }
  return Buffer.concat([content.subarray(0, 22), Buffer.from([arrays.length]), ...arrays])
}

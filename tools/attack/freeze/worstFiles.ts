import { deflateSync } from 'node:zlib'

export type WorstFile = { name: string; type: 'video' | 'gallery'; make: () => Buffer }

/** Pictures and films whose inspection or drawing can cost more than their size. */
export const WORST_FILES: WorstFile[] = [
  { name: 'a PNG of 30,000 by 30,000 pixels', type: 'gallery', make: () => png(30_000, 30_000) },
  { name: 'a PNG of 16,000 by 6,000 pixels', type: 'gallery', make: () => png(16_000, 6_000) },
  { name: 'a PNG of 1 by 60,000 pixels', type: 'gallery', make: () => png(1, 60_000) },
  { name: 'a JPEG of markers', type: 'gallery', make: () => Buffer.concat([JPEG, Buffer.alloc(9_000_000, 0xff)]) },
  { name: 'a JPEG of segments', type: 'gallery', make: () => Buffer.concat([JPEG, repeat('ffe1000441', 1_500_000)]) },
  { name: 'a WebP of chunks', type: 'gallery', make: () => riff('WEBP', repeat('455849460000000041', 800_000)) },
  { name: 'boxes', type: 'video', make: () => Buffer.concat([FTYP, repeat('0000000866726565', 1_000_000)]) },
  { name: 'boxes of an index', type: 'video', make: () => film(repeat('0000000866726565', 1_900_000)) },
  { name: 'boxes in boxes', type: 'video', make: () => film(nested(100_000)) },
  { name: 'tracks', type: 'video', make: () => film(repeat('000000087472616b', 1_900_000)) },
  { name: 'an index without an end', type: 'video', make: () => film(Buffer.alloc(15_000_000)) },
  { name: 'lists of an AVI', type: 'video', make: () => riff('AVI ', repeat('4c495354040000006864726c', 900_000)) },
]

const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')
const FTYP = box('ftyp', Buffer.from('isom\0\0\0\0isom'))

const repeat = (hex: string, times: number) => Buffer.alloc((hex.length / 2) * times, hex, 'hex')

const film = (index: Buffer) => Buffer.concat([FTYP, box('moov', index), box('mdat', Buffer.alloc(1_000))])

function box(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(content.length + 8)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, content])
}

/** Each box holds the next one. */
function nested(levels: number): Buffer {
  const all = Buffer.alloc(levels * 8)
  for (let level = 0; level < levels; level++) {
    all.writeUInt32BE((levels - level) * 8, level * 8)
    all.write('trak', level * 8 + 4, 'latin1')
  }
  return all
}

function riff(form: string, content: Buffer): Buffer {
  const header = Buffer.from(`RIFF\0\0\0\0${form}`, 'latin1')
  header.writeUInt32LE(content.length + 4, 4)
  return Buffer.concat([header, content])
}

/** Black, in a few kilobytes. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([1, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** `crc32` of `node:zlib` came with Node 22.2. */
function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

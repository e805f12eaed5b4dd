import { brotliDecompressSync, inflateSync } from 'node:zlib'

type Table = { tag: string; data: Buffer }

/** Of WOFF 2, which names the usual tables by number. Later ones are not in text fonts. */
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt fpgm glyf loca prep CFF VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB'
    .split(' ')
    .map((tag) => tag.padEnd(4))
const TAG_IS_WRITTEN = 63

/**
 * Unpacks a font of the web (WOFF, or WOFF 2 with PostScript outlines) in some ten milliseconds. fontkit can as well, but takes
 * seconds: its Brotli is written in JavaScript, and it unpacks the outlines of WOFF again for each letter.
 */
export function unpackFont(packed: Buffer): Buffer {
  const kind = packed.toString('latin1', 0, 4)
  if (kind === 'wOFF') return joined(packed.subarray(4, 8), tablesOfWoff(packed))
  if (kind === 'wOF2') return joined(packed.subarray(4, 8), tablesOfWoff2(packed))
  return packed
}

function tablesOfWoff(packed: Buffer): Table[] {
  return Array.from({ length: packed.readUInt16BE(12) }, (_, index) => {
    const entry = 44 + index * 20
    const [from, length, whole] = [4, 8, 12].map((at) => packed.readUInt32BE(entry + at)) as [number, number, number]
    const data = packed.subarray(from, from + length)
    return { tag: packed.toString('latin1', entry, entry + 4), data: length < whole ? inflateSync(data) : data }
  })
}

function tablesOfWoff2(packed: Buffer): Table[] {
  let at = 48
  const entries = Array.from({ length: packed.readUInt16BE(12) }, () => {
    const flags = packed.readUInt8(at++)
    const isWritten = (flags & 63) === TAG_IS_WRITTEN
    const tag = isWritten ? packed.toString('latin1', at, (at += 4)) : TAGS[flags & 63]
    if (!tag || tag === 'glyf' || flags >> 6 !== 0) throw new Error('This WOFF 2 font has changed or unknown tables')
    let length = 0
    let byte: number
    do {
      byte = packed.readUInt8(at++)
      length = length * 128 + (byte & 127)
    } while (byte >= 128)
    return { tag, length }
  })
  const unpacked = brotliDecompressSync(packed.subarray(at, at + packed.readUInt32BE(20)))
  let from = 0
  return entries.map(({ tag, length }) => ({ tag, data: unpacked.subarray(from, (from += length)) }))
}

/** A plain OpenType file. Checksums stay zero: nobody asks for them. */
function joined(flavor: Buffer, tables: Table[]): Buffer {
  const head = Buffer.alloc(12 + tables.length * 16)
  flavor.copy(head)
  head.writeUInt16BE(tables.length, 4)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [index, { tag, data }] of tables.entries()) {
    const entry = 12 + index * 16
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(data.length, entry + 12)
    const padding = Buffer.alloc(-data.length & 3)
    parts.push(data, padding)
    offset += data.length + padding.length
  }
  return Buffer.concat(parts)
}

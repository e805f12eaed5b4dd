import { constants, crc32, createBrotliCompress, createDeflateRaw } from 'node:zlib'
import { brotliParams, type Encoding, tagOf } from './encode.ts'

/** The beginning that many answers share, packed once; each gets an end of its own without being packed anew. */
export type OpenBytes = Record<Encoding, { beginning: Buffer; tag: string; endWith: (end: Buffer) => Buffer }>

/**
 * @param quality of Brotli, 0 to 11.
 * @see RFC 7932 §9.2 and RFC 1951 §3.2.4 for the blocks of plain bytes that an end is sent as.
 */
export async function openBytes(bytes: Buffer, quality: number): Promise<OpenBytes> {
  const [br, deflated] = await Promise.all([brotliBegun(bytes, quality), deflateBegun(bytes)])
  const gzip = Buffer.concat([GZIP_HEAD, deflated])
  const checksum = crc32(bytes)
  return {
    br: {
      beginning: br,
      tag: tagOf(br),
      endWith: (end) => Buffer.concat([...plainBrotli(end), BROTLI_END]),
    },
    gzip: {
      beginning: gzip,
      tag: tagOf(gzip),
      endWith: (end) =>
        Buffer.concat([...plainDeflate(end), gzipFoot(crc32(end, checksum), bytes.length + end.length)]),
    },
    identity: { beginning: bytes, tag: tagOf(bytes), endWith: (end) => end },
  }
}

/** Up to a byte's edge and without the mark of the end. */
function brotliBegun(bytes: Buffer, quality: number): Promise<Buffer> {
  const packer = createBrotliCompress({ params: brotliParams(bytes, quality) })
  return begun(packer, bytes, constants.BROTLI_OPERATION_FLUSH)
}

const deflateBegun = (bytes: Buffer) => begun(createDeflateRaw({ level: 6 }), bytes, constants.Z_SYNC_FLUSH)

type Packer = ReturnType<typeof createBrotliCompress> | ReturnType<typeof createDeflateRaw>

function begun(packer: Packer, bytes: Buffer, edge: number): Promise<Buffer> {
  const parts: Buffer[] = []
  packer.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve, reject) => {
    packer.once('error', reject)
    packer.write(bytes)
    packer.flush(edge, () => {
      packer.close()
      resolve(Buffer.concat(parts))
    })
  })
}

const BROTLI_BLOCK_BYTES = 65_536
const BROTLI_END = Buffer.from([3])

function* plainBrotli(bytes: Buffer): Generator<Buffer> {
  for (const part of parted(bytes, BROTLI_BLOCK_BYTES)) {
    const head = Buffer.alloc(3)
    // Not the last one, its length in four nibbles, and that it is not packed.
    head.writeUIntLE(((part.length - 1) << 3) | (1 << 19), 0, 3)
    yield head
    yield part
  }
}

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const DEFLATE_BLOCK_BYTES = 65_535
const DEFLATE_END = Buffer.from([1, 0, 0, 255, 255])

function* plainDeflate(bytes: Buffer): Generator<Buffer> {
  for (const part of parted(bytes, DEFLATE_BLOCK_BYTES)) {
    const head = Buffer.alloc(5)
    head.writeUInt16LE(part.length, 1)
    head.writeUInt16LE(~part.length & 0xffff, 3)
    yield head
    yield part
  }
  yield DEFLATE_END
}

function gzipFoot(checksum: number, length: number): Buffer {
  const foot = Buffer.alloc(8)
  foot.writeUInt32LE(checksum, 0)
  foot.writeUInt32LE(length, 4)
  return foot
}

function* parted(bytes: Buffer, most: number): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += most) yield bytes.subarray(start, start + most)
}

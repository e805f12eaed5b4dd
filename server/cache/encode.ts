import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Loaded } from './CacheEntry.ts'

export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Each encoding has its own strong ETag. */
export type EncodedResponse = Record<Encoding, EncodedVariant>
type EncodedVariant = {
  body: Buffer
  etag: string
  /** Names and values alternate, as in `writeHead`. */
  headers: string[]
  notModifiedHeaders: string[]
}

type ResponseFacts = {
  type: string
  cacheControl: string
  /** Request headers the response depends on, besides Accept-Encoding. */
  vary?: string
  /** Names and values alternate. */
  common: string[]
}

export type Bodies = { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined }

const COMPRESS_FROM_BYTES = 600
/** Above this, the last tenth of size is not worth the time. */
const RECOMPRESS_TO_BYTES = 200_000
/** Brotli quality, 0 to 11. */
const FAST_QUALITY = 5
const BEST_QUALITY = 11

/** Fast at first. @returns `recompress` makes the smallest Brotli variant, which takes up to half a second. */
export async function encodeText(
  text: string,
  facts: ResponseFacts,
): Promise<Pick<Loaded<EncodedResponse>, 'value' | 'recompress'>> {
  const identity = Buffer.from(text)
  if (identity.length < COMPRESS_FROM_BYTES) return { value: encodedResponse({ identity }, facts) }
  const [br, zipped] = await Promise.all([compress(identity, 'br', FAST_QUALITY), compress(identity, 'gzip', 6)])
  const bodies = { identity, br, gzip: zipped }
  const recompress = async () => encodedResponse({ ...bodies, br: await compress(identity, 'br', BEST_QUALITY) }, facts)
  return {
    value: encodedResponse(bodies, facts),
    recompress: identity.length <= RECOMPRESS_TO_BYTES ? recompress : undefined,
  }
}

/** Up to this size compressing takes less time than a thread switch. */
const SYNC_TO_BYTES = 100_000

/** For a text that is sent once. */
export async function compressOnce(text: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(text)
  const level = encoding === 'br' ? 3 : 2
  if (bytes.length > SYNC_TO_BYTES) return compress(bytes, encoding, level)
  if (encoding === 'br') return brotliCompressSync(bytes, { params: brotliParams(bytes, level) })
  return encoding === 'gzip' ? gzipSync(bytes, { level }) : bytes
}

async function compress(bytes: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level })
  return promisify(brotliCompress)(bytes, { params: brotliParams(bytes, level) })
}

/** A window larger than the text only costs memory. */
const brotliParams = (bytes: Buffer, level: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: level,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length + 16)))),
})

/** Variants missing in `bodies` are sent uncompressed. */
export function encodedResponse(bodies: Bodies, facts: ResponseFacts): EncodedResponse {
  const isCompressed = bodies.br !== undefined || bodies.gzip !== undefined
  const vary = [...(facts.vary ? [facts.vary] : []), ...(isCompressed ? ['Accept-Encoding'] : [])].join(', ')
  const variant = (encoding: Encoding): EncodedVariant => {
    const body = bodies[encoding] ?? bodies.identity
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    const notModifiedHeaders = [
      ...facts.common,
      ...['Cache-Control', facts.cacheControl, 'ETag', etag],
      ...(vary ? ['Vary', vary] : []),
    ]
    const headers = [
      ...notModifiedHeaders,
      ...['Content-Type', facts.type, 'Content-Length', String(body.length)],
      ...(bodies[encoding] && encoding !== 'identity' ? ['Content-Encoding', encoding] : []),
    ]
    return { body, etag, headers, notModifiedHeaders }
  }
  return { br: variant('br'), gzip: variant('gzip'), identity: variant('identity') }
}

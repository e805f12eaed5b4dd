import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Loaded } from './CacheEntry.ts'

export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** A response in every encoding, each with its own strong ETag. */
export type EncodedResponse = Record<Encoding, EncodedVariant>
export type EncodedVariant = {
  body: Buffer
  etag: string
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[]
  /** The headers of a 304. */
  notModifiedHeaders: string[]
}

export type ResponseFacts = {
  type: string
  cacheControl: string
  /** Request headers the response depends on, besides Accept-Encoding. */
  vary?: string
  /** Security headers, names and values in turn. */
  common: string[]
}

export type Bodies = { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined }

const COMPRESS_FROM_BYTES = 600
/** Beyond this, the last tenth of size is not worth the time. */
const RECOMPRESS_TO_BYTES = 200_000
/** Of Brotli, 0 to 11. */
const FAST_QUALITY = 5
const BEST_QUALITY = 11

/**
 * Encodes a text that is sent many times, fast at first.
 *
 * @returns `recompress` makes the smallest Brotli variant, which takes up to half a second.
 */
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

/** Compresses a text that is sent once, only as this client accepts it. */
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

/** A window larger than the text would only cost memory. */
const brotliParams = (bytes: Buffer, level: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: level,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length + 16)))),
})

/** A variant that is missing in `bodies` is sent uncompressed. */
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

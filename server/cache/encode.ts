import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Draft } from './CacheEntry.ts'

export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** An answer that only needs to be sent: each form it may leave in, with its own strong tag. */
export type ReadyBytes = { [Form in Encoding]: ReadyForm }
export type ReadyForm = {
  bytes: Buffer
  /** What comes right behind them: one visitor's own. */
  end: Buffer | null
  etag: string
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[]
  /** Those that a 304 carries. */
  unchangedHeaders: string[]
}

export type Facts = {
  type: string
  cacheControl: string
  /** Request headers that decide beside Accept-Encoding. */
  vary?: string
  /** Headers of every answer of the site. */
  common: string[]
}

export type Bodies = Record<'identity', Buffer> & Partial<Record<Encoding, Buffer>>

const COMPRESSED_FROM_BYTES = 600
/** Beyond this, the last tenth of size is not worth the time. */
const CAREFUL_TO_BYTES = 200_000

/**
 * Compresses an answer that is about to be sent many times, quickly at first; the work is done beside the event loop.
 *
 * @returns `refine`, where that is worth it, has Brotli make it as small as it can, which takes up to half a second.
 */
export async function readyText(text: string, facts: Facts): Promise<Pick<Draft<ReadyBytes>, 'ready' | 'refine'>> {
  const identity = Buffer.from(text)
  if (identity.length < COMPRESSED_FROM_BYTES) return { ready: makeReady({ identity }, facts) }
  const [br, zipped] = await Promise.all([pack(identity, 'br', QUICK_QUALITY), pack(identity, 'gzip', 6)])
  const bodies = { identity, br, gzip: zipped }
  const refine = async () => makeReady({ ...bodies, br: await pack(identity, 'br', BEST_QUALITY) }, facts)
  return { ready: makeReady(bodies, facts), refine: isWorthCare(identity) ? refine : undefined }
}

/** Of Brotli, 0 to 11. */
export const QUICK_QUALITY = 5
export const BEST_QUALITY = 11
export const isWorthCare = (bytes: Buffer): boolean => bytes.length <= CAREFUL_TO_BYTES

/** Up to here packing takes less time than handing it to another thread and back. */
const PACKED_HERE_TO_BYTES = 100_000

/** Compresses an answer that is sent once: quickly, and only as this client takes it. */
export async function packOnce(text: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(text)
  const level = encoding === 'br' ? 3 : 2
  if (bytes.length > PACKED_HERE_TO_BYTES) return pack(bytes, encoding, level)
  if (encoding === 'br') return brotliCompressSync(bytes, { params: brotliParams(bytes, level) })
  return encoding === 'gzip' ? gzipSync(bytes, { level }) : bytes
}

async function pack(bytes: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level })
  return promisify(brotliCompress)(bytes, { params: brotliParams(bytes, level) })
}

/** It looks back as far as there is something: a longer window is memory that is fetched and given back for nothing. */
export const brotliParams = (bytes: Buffer, level: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: level,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length + 16)))),
})

/** Makes bodies ready; a form that is not there is sent as it is. */
export function makeReady(bodies: Bodies, facts: Facts): ReadyBytes {
  const isCompressed = bodies.br !== undefined || bodies.gzip !== undefined
  const vary = [...(facts.vary ? [facts.vary] : []), ...(isCompressed ? ['Accept-Encoding'] : [])].join(', ')
  const form = (encoding: Encoding): ReadyForm => {
    const body = bodies[encoding] ?? bodies.identity
    return makeForm(body, tagOf(body), bodies[encoding] ? encoding : 'identity', { ...facts, vary })
  }
  return { br: form('br'), gzip: form('gzip'), identity: form('identity') }
}

/** Stands for these bytes as they are sent: packed in another way they have another. */
export const tagOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 27)

/** One form with its headers. */
export function makeForm(
  bytes: Buffer,
  tag: string,
  encoding: Encoding,
  facts: Facts,
  end: Buffer | null = null,
): ReadyForm {
  const etag = `"${tag}"`
  const unchangedHeaders = [
    ...facts.common,
    ...['Cache-Control', facts.cacheControl, 'ETag', etag],
    ...(facts.vary ? ['Vary', facts.vary] : []),
  ]
  const headers = [
    ...unchangedHeaders,
    ...['Content-Type', facts.type, 'Content-Length', String(bytes.length + (end?.length ?? 0))],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ]
  return { bytes, end, etag, headers, unchangedHeaders }
}

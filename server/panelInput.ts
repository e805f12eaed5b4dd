import type { Request } from 'express'
import type { Payload } from 'payload'
import { ShopError } from '#domain/ShopError.ts'

const MAX_JSON_BYTES = 5 * 1024 * 1024
const MAX_ID = 2_147_483_647
/** What may stand where an id does. */
const WORDS = ['me', 'logout', 'refresh-token', 'versions', 'count', 'duplicate', 'file', 'access', 'init']

/**
 * Stops what Payload's REST would take for a failure of its own: collections, ids and pages that cannot be, and bodies
 * that are no object.
 *
 * @throws ShopError `not_found`, `bad_request`.
 */
export function refuseNonsense(payload: Payload, request: Request): void {
  const [first = '', second, third] = request.path.replace(/^\/cms\/api\/?/, '').split('/')
  const isCollection = Object.hasOwn(payload.collections, first)
  if (first !== '' && !isCollection && !['access', 'globals'].includes(first)) throw new ShopError('not_found')
  if (isCollection && second !== undefined && second !== '') {
    if (!WORDS.includes(second)) refuseOddId(second)
    if (second === 'versions' && third && !WORDS.includes(third)) refuseOddId(third)
  }
  const query = new URL(request.originalUrl, 'http://own.invalid').searchParams
  for (const [name, value] of query) {
    if (`${name}${value}`.includes('\0')) throw new ShopError('bad_request')
    if (['page', 'limit', 'depth'].includes(name) && !/^\d{1,9}$/.test(value)) throw new ShopError('bad_request')
    if (name === 'page' && Number(value) < 1) throw new ShopError('bad_request')
    if (name === 'where' && value !== '') throw new ShopError('bad_request')
  }
}

function refuseOddId(id: string): void {
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > MAX_ID) throw new ShopError('not_found')
}

/** Reads a JSON body to look into it before Payload does; anything else is left to flow. */
export async function readPanelJson(request: Request): Promise<string | null> {
  if (!request.is('application/json')) return null
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_JSON_BYTES) throw new ShopError('too_large')
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString('utf8')
  if (text === '') return text
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new ShopError('invalid_json', { cause: error })
  }
  if (typeof value !== 'object' || value === null || text.includes('\\u0000')) throw new ShopError('bad_request')
  return text
}

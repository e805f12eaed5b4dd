import type { Request } from 'express'
import type { Payload } from 'payload'
import { AppError } from '#domain/platform/AppError.ts'
import { UPLOAD_SIGNING } from '#media/panelUpload.ts'

const MAX_JSON_BYTES = 5 * 1024 * 1024
const MAX_QUERY_BYTES = 256 * 1024
const MAX_ID = 2_147_483_647
const PREFERENCE = /^[a-z][\w-]{0,99}$/
/** Path segments that are not ids. */
const WORDS = ['me', 'logout', 'refresh-token', 'versions', 'count', 'duplicate', 'file', 'access', 'init']

/** Given twice, they would be arrays. */
const NUMBERS = ['page', 'limit', 'depth']
const ONCE = [...NUMBERS, 'sort']

/** Rejects input that Payload would answer with 500. @throws AppError `not_found`, `bad_request`. */
export function rejectInvalidRequest(payload: Payload, request: Request): void {
  const [first = '', second, third] = request.path.replace(/^\/cms\/api\/?/, '').split('/')
  const isCollection = Object.hasOwn(payload.collections, first)
  if (first !== '' && !isCollection && !['access', 'globals', 'reorder', UPLOAD_SIGNING].includes(first))
    throw new AppError('not_found')
  const isPreference = first === 'payload-preferences' && PREFERENCE.test(second ?? '')
  if (isCollection && !isPreference && second !== undefined && second !== '') {
    if (!WORDS.includes(second)) rejectInvalidId(second)
    if (second === 'versions' && third && !WORDS.includes(third)) rejectInvalidId(third)
  }
  const query = new URL(request.originalUrl, 'http://own.invalid').searchParams
  for (const [name, value] of query) {
    // Brackets make it an array, which the check above misses.
    if (name.startsWith('sort[')) throw new AppError('bad_request')
    if (ONCE.includes(name) && query.getAll(name).length > 1) throw new AppError('bad_request')
    if (`${name}${value}`.includes('\0')) throw new AppError('bad_request')
    if (NUMBERS.includes(name) && !/^\d{1,9}$/.test(value)) throw new AppError('bad_request')
    if (name === 'page' && Number(value) < 1) throw new AppError('bad_request')
    if (name === 'where' && value !== '') throw new AppError('bad_request')
  }
}

function rejectInvalidId(id: string): void {
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > MAX_ID) throw new AppError('not_found')
}

/** Payload answers anything but JSON and multipart forms with 500. */
export function rejectInvalidBody(request: Request): void {
  const isEmpty = request.get('content-length') === '0'
  if (!isEmpty && request.is(['application/json', 'multipart/form-data']) === false)
    throw new AppError('unsupported_media_type')
  const isOfCollection = /^\/cms\/api\/[^/]+(?:\/\d*)?$/.test(request.path)
  const isEmptyHanded = isEmpty || request.is(['*/*']) === null
  if (isOfCollection && isEmptyHanded && ['POST', 'PATCH', 'PUT'].includes(request.method))
    throw new AppError('bad_request')
}

/** The storage plugin's code in the browser sends JSON without saying so. */
export function nameJson(request: Request): void {
  const isSigning = request.path === `/cms/api/${UPLOAD_SIGNING}`
  if (isSigning && request.is('text/plain')) request.headers['content-type'] = 'application/json'
}

/** Other bodies are streamed. */
export async function readPanelJson(request: Request): Promise<string | null> {
  if (!request.is('application/json')) return null
  const text = await readText(request, MAX_JSON_BYTES)
  if (text === '') return text
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new AppError('invalid_json', { cause: error })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || text.includes('\\u0000'))
    throw new AppError('bad_request')
  return text
}

/** The panel POSTs long queries with a method override. As a GET, all checks see the query; other overrides are ignored. */
export async function readQueryFromBody(request: Request): Promise<void> {
  const { headers } = request
  const says = headers['x-payload-http-method-override'] ?? headers['x-http-method-override']
  delete headers['x-payload-http-method-override']
  delete headers['x-http-method-override']
  if (request.method !== 'POST' || says !== 'GET' || !request.is('application/x-www-form-urlencoded')) return
  const query = await readText(request, MAX_QUERY_BYTES)
  delete headers['content-type']
  delete headers['content-length']
  request.method = 'GET'
  request.originalUrl = `${request.originalUrl.split('?')[0]}?${query.replaceAll('#', '%23')}`
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new AppError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

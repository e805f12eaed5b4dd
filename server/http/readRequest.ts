import type { Request } from 'express'
import type { z } from 'zod'
import { AppError } from '#domain/platform/AppError.ts'
import { type Message, problem } from '#contracts/shared/problem.ts'
import { messageOfIssue } from '#contracts/shared/messageOfIssue.ts'
import { isEmpty, noFields, nothing } from '#contracts/shared/noSchemas.ts'
import type { Endpoint, RequestReader } from '#endpoints/implement.ts'
import { decoded } from './invokeEndpoint.ts'

export const requestReader = (
  endpoint: Endpoint,
  encoded: Record<string, string>,
  request: Request,
): RequestReader => ({
  params: (schema) => {
    const parsed = schema.safeParse(decodeParams(encoded))
    if (!parsed.success) throw new AppError('not_found')
    return refuseUnstorable(parsed.data)
  },
  query: (schema) => (isEmpty(schema, noFields) ? schema.parse({}) : check(schema, refuseUnstorable(request.query))),
  input: (schema) => {
    if (endpoint.access === 'provider') return schema.parse(undefined)
    const body = endpoint.form && isForm(request) ? readForm(request) : readJson(request, endpoint)
    return isEmpty(schema, nothing) ? schema.parse(undefined) : check(schema, refuseUnstorable(body))
  },
})

function decodeParams(encoded: Record<string, string>): Record<string, string> {
  try {
    return decoded(encoded)
  } catch (error) {
    throw new AppError('bad_request', { cause: error })
  }
}

function check<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors: Record<string, Message> = {}
  for (const issue of parsed.error.issues) {
    const path = issue.path.join('.') || 'body'
    errors[path] ??=
      issue.code === 'unrecognized_keys'
        ? problem('Not expected: {fields}', { fields: issue.keys.join(', ') })
        : messageOfIssue(issue)
  }
  // A single error is also the message, which a toast shows.
  const [only, ...others] = Object.values(errors)
  if (only === undefined || others.length > 0) throw new AppError('invalid_input', { errors })
  throw new AppError('invalid_input.only', { problem: only, errors })
}

function readJson(request: Request, { mayBeLong }: Endpoint): unknown {
  const body: unknown = request.body
  if (!Buffer.isBuffer(body) || body.length === 0) return undefined
  if (partsOf(body) > (mayBeLong === 'text' ? MAX_PARTS_OF_TEXT : MAX_PARTS)) throw new AppError('too_large')
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch (error) {
    throw new AppError('invalid_json', { cause: error })
  }
  // A cross-site page can send other types without preflight.
  if (!request.is('application/json')) throw new AppError('unsupported_media_type')
  return value
}

/** Reading more would keep the others waiting. A body of 100 kB can't have so many, nor does one with a file. */
const MAX_PARTS = 102_400

/** A story of 1 MB has fewer, also in its text. */
const MAX_PARTS_OF_TEXT = 300_000

const [LIST, OBJECT, COLON, COMMA] = Buffer.from('[{:,')

/** Also counts those within texts, so that nothing has to be read before. */
function partsOf(body: Buffer): number {
  let count = 0
  for (const byte of body) if (byte === COMMA || byte === COLON || byte === OBJECT || byte === LIST) count += 1
  return count
}

const isForm = (request: Request): boolean => Boolean(request.is('application/x-www-form-urlencoded'))

function readForm(request: Request): unknown {
  const body: unknown = request.body
  return Object.fromEntries(new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : ''))
}

const UNSTORABLE = /\0|\p{Surrogate}/u

/** A story of 50 levels has two of JSON for each. */
const MAX_DEPTH = 128

/** A story of 1 MB has fewer. Looking at each takes longer than their length, and so does every check after it. */
const MAX_VALUES = 200_000

/** No input has an object with more; each is checked by its name, and an error names those that aren't expected. */
const MAX_FIELDS = 1_000

/** PostgreSQL can't store these characters, and no story nests this deep. */
function refuseUnstorable<Value>(value: Value): Value {
  const waiting: { part: object; depth: number }[] = []
  let values = 0
  const look = (part: unknown, depth: number) => {
    if (depth > MAX_DEPTH || (typeof part === 'string' && UNSTORABLE.test(part))) throw new AppError('bad_request')
    if (typeof part === 'object' && part !== null) waiting.push({ part, depth })
  }
  look(value, 0)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { part, depth } = next
    const inner: unknown[] = Array.isArray(part) ? part : Object.values(part)
    values += inner.length
    if (values > MAX_VALUES) throw new AppError('too_large')
    if (!Array.isArray(part)) {
      if (inner.length > MAX_FIELDS) throw new AppError('too_large')
      for (const key of Object.keys(part)) look(key, depth)
    }
    for (const one of inner) look(one, depth + 1)
  }
  return value
}

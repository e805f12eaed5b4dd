import type { Request } from 'express'
import type { z } from 'zod'
import { AppError } from '#domain/platform/AppError.ts'
import { type Message, problem } from '#contracts/shared/problem.ts'
import { messageOfIssue } from '#contracts/shared/messageOfIssue.ts'
import { isEmpty, noFields, nothing } from '#contracts/shared/noSchemas.ts'
import type { Endpoint, RequestReader } from '#endpoints/implement.ts'
import { decoded } from './invokeEndpoint.ts'
import { refuseUnreadable } from './refuseUnreadable.ts'

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
    const body = endpoint.form && isForm(request) ? readForm(request) : readJson(request)
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

function readJson(request: Request): unknown {
  const body: unknown = request.body
  if (!Buffer.isBuffer(body) || body.length === 0) return undefined
  refuseUnreadable(body)
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

const isForm = (request: Request): boolean => Boolean(request.is('application/x-www-form-urlencoded'))

function readForm(request: Request): unknown {
  const body: unknown = request.body
  return Object.fromEntries(new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : ''))
}

const UNSTORABLE = /\0|\p{Surrogate}/u

/** PostgreSQL can't store these characters. */
function refuseUnstorable<Value>(value: Value): Value {
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const part = waiting.pop()
    if (typeof part === 'string' && UNSTORABLE.test(part)) throw new AppError('bad_request')
    if (typeof part !== 'object' || part === null) continue
    if (!Array.isArray(part)) waiting.push(...Object.keys(part))
    for (const one of Object.values(part)) waiting.push(one)
  }
  return value
}

import { expect } from 'vitest'
import { errorBodySchema } from '#contracts/platform/errors.ts'
import { ANSWERED } from '../statuses.ts'
import type { HttpResponse } from './connections.ts'

const INTERNALS = [
  /\n\s+at .+:\d+:\d+/,
  /node_modules|node:internal|file:\/\/\/(?!etc\/passwd)/,
  /\.[cm]?[jt]sx?:\d+/,
  /syntax error at or near|invalid input syntax|violates .+ constraint|(column|relation) "\w+" /i,
  /\b(select|delete) [\w*", ]{0,80}\bfrom "?\w|\binsert into "?\w+"? \(|\bupdate "?\w+"? set\b/i,
  /\b(TypeError|RangeError|ReferenceError|SyntaxError|ZodError|QueryFailed|DrizzleQueryError)\b/,
  /ECONNREFUSED|ENOENT|postgres:\/\//,
]

export const internalsIn = (text: string): string[] =>
  INTERNALS.flatMap((pattern) => {
    const found = pattern.exec(text)
    return found ? [found[0]] : []
  })

export const isOverloaded = ({ status, headers, text }: HttpResponse): boolean =>
  status === 503 && headers['retry-after'] !== undefined && text.includes('unavailable')

/** Stripe is asked to retry a webhook about an unknown object, which may only be late. */
export const isAskedToRetry = ({ status, text }: HttpResponse): boolean =>
  status === 502 && text.includes('"card_provider_unreachable"')

/** No 5xx and no internal details. */
export function expectNoServerError(answer: HttpResponse): void {
  expect(ANSWERED, answer.text.slice(0, 500)).toContain(answer.status)
  expect(internalsIn(answer.text)).toEqual([])
}

export function expectApiError({ status, headers, text }: HttpResponse): void {
  if (status < 400 || text === '') return
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(errorBodySchema.strict().safeParse(JSON.parse(text)).success, text.slice(0, 300)).toBe(true)
}

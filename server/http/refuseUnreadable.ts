import { AppError } from '#domain/platform/AppError.ts'

/** A story of 50 levels has two of JSON for each. */
const MAX_DEPTH = 128

/** A story of 1 MB has fewer. */
const MAX_VALUES = 200_000

/** No input has an object with more. */
const MAX_FIELDS = 1_000

const [QUOTE, BACKSLASH, LIST, OBJECT, LIST_END, OBJECT_END, COLON, COMMA] = Buffer.from('"\\[{]}:,')

/**
 * Refuses JSON that nests deeper than an input does, or has more values or fields, before it is parsed: parsing a
 * megabyte of those keeps the others waiting for a quarter of a second. Whether it is JSON at all, `JSON.parse` decides.
 *
 * @throws AppError `bad_request`, `too_large`.
 */
export function refuseUnreadable(body: Buffer): void {
  const fields = new Uint32Array(MAX_DEPTH + 1)
  let depth = 0
  let values = 0
  for (let at = 0; at < body.length; at++) {
    const byte = body[at]
    if (byte === QUOTE) at = endOfText(body, at)
    else if (byte === COMMA) values += 1
    else if (byte === LIST || byte === OBJECT) {
      values += 1
      depth += 1
      if (depth > MAX_DEPTH) throw new AppError('bad_request')
      fields[depth] = 0
    } else if (byte === LIST_END || byte === OBJECT_END) depth = Math.max(0, depth - 1)
    else if (byte === COLON && ++fields[depth]! > MAX_FIELDS) throw new AppError('too_large')
    if (values > MAX_VALUES) throw new AppError('too_large')
  }
}

/** @returns where the text that begins at `begin` has its closing quote; the end of the body without one. */
function endOfText(body: Buffer, begin: number): number {
  for (let at = begin + 1; at < body.length; at++) {
    if (body[at] === BACKSLASH) at += 1
    else if (body[at] === QUOTE) return at
  }
  return body.length
}

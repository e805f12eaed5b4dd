import type { Request } from 'express'

const DEFAULT_LIMIT = 100

/** As at the provider, invalid values fall back to the defaults. */
export function readPage<Item>(
  req: Request,
  all: readonly Item[],
): { items: Item[]; count: number; limit: number; offset: number } {
  const limit = wholeNumber(req.query.limit, DEFAULT_LIMIT, 1)
  const offset = wholeNumber(req.query.offset, 0, 0)
  return { items: all.slice(offset, offset + limit), count: all.length, limit, offset }
}

function wholeNumber(text: unknown, fallback: number, least: number): number {
  const value = Number(text)
  return typeof text === 'string' && Number.isInteger(value) && value >= least ? value : fallback
}

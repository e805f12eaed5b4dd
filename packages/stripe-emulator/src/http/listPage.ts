import { invalidRequest } from './StripeError.ts'
import type { ListOf, StripeObject } from '../state/objects.ts'

type Range = number | { gt?: number; gte?: number; lt?: number; lte?: number }

export interface PageParams {
  limit?: number
  starting_after?: string
  ending_before?: string
  created?: Range
  expand?: string[]
}

type Listed = StripeObject & { created?: unknown }

export function listPage<Item extends Listed>(items: Item[], params: PageParams, url: string): ListOf<Item> {
  const limit = params.limit ?? 10
  if (limit < 1 || limit > 100)
    throw invalidRequest('This value must be between 1 and 100.', 'parameter_invalid_integer', 'limit')
  const all = items.filter((item) => isWithin(item.created, params.created)).reverse()
  if (params.ending_before !== undefined) {
    const before = all.slice(0, indexOf(all, params.ending_before, 'ending_before'))
    return { object: 'list', data: before.slice(-limit), has_more: before.length > limit, url }
  }
  const start = params.starting_after === undefined ? 0 : indexOf(all, params.starting_after, 'starting_after') + 1
  return { object: 'list', data: all.slice(start, start + limit), has_more: all.length > start + limit, url }
}

function indexOf(all: Listed[], id: string, param: string): number {
  const index = all.findIndex((item) => item.id === id)
  if (index < 0) throw invalidRequest(`No such object: '${id}'`, 'resource_missing', param)
  return index
}

function isWithin(created: unknown, range: Range | undefined): boolean {
  if (range === undefined || typeof created !== 'number') return true
  if (typeof range === 'number') return created === range
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range
  return created > gt && created >= gte && created < lt && created <= lte
}

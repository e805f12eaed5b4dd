import { matchesSearch } from '#contracts/shared/matchesSearch.ts'
import {
  type FilterChoices,
  filtersFromSearchParams,
  type MerchandisePageQuery,
} from '#contracts/shop/merchandiseFilters.ts'
import { isSameSize } from '#contracts/shop/sizeOrder.ts'
import { MAX_RANKED } from '#contracts/content/searchKinds.ts'
import { search } from '#domain/content/search/search.ts'
import type { Req } from '#domain/platform/Req.ts'
import { choicesOf, filterMerchandise, type FoundArticles, isChoiceSoldOut } from './filterMerchandise.ts'
import { listMerchandise, type StoredMerchandise } from './listMerchandise.ts'
import { merchandisePageOf } from './merchandisePageOf.ts'

type MerchandisePage = {
  items: StoredMerchandise[]
  total: number
  catalog: number
  page: number
  sizes: string[]
  soldOut: number[]
  choices: FilterChoices
}

/** Filters, sorts and searches the whole catalog, which fits into memory; only one page is sent. */
export async function findMerchandisePage(req: Req, query: MerchandisePageQuery): Promise<MerchandisePage> {
  const { page, item, ...named } = query
  const q = named.q?.trim() ?? ''
  const [all, found] = await Promise.all([listMerchandise(req), q ? findArticles(req, q) : null])
  const choices = choicesOf(all)
  const filters = filtersFromSearchParams(new URLSearchParams(named), choices, isSameSize)
  const shown = merchandisePageOf(filterMerchandise(all, filters, found), { page, item })
  return {
    ...shown,
    catalog: all.length,
    sizes: filters.sizes,
    soldOut: shown.items.filter((one) => isChoiceSoldOut(one, filters)).map(({ id }) => id),
    choices,
  }
}

async function findArticles(req: Req, q: string): Promise<FoundArticles> {
  const { documents } = await search(req, { q, kind: 'merchandise', limit: MAX_RANKED, page: 1 })
  return { ids: new Set(documents.map(({ sourceId }) => sourceId)), matches: matchesSearch(q) }
}

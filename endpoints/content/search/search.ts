import { isPartOn, PART_OF_KIND } from '#contracts/platform/siteParts.ts'
import * as routes from '#contracts/routes/content/search.ts'
import type { SearchGroup } from '#contracts/content/search.ts'
import { findCards } from '#domain/content/search/findCards.ts'
import { groupOrder } from '#domain/content/search/groupOrder.ts'
import { search as findAll } from '#domain/content/search/search.ts'
import { readPartsOff } from '#domain/platform/site/readPartsOff.ts'
import { implement } from '../../implement.ts'
import { presentResult } from './presentResult.ts'

/** Not cached, because most queries are unique. */
export const search = implement(
  routes.search,
  async (req, { query }) => {
    const { documents, correctedTo } = await findAll(req, query)
    const cards = await findCards(req, documents)
    const groups = groupOrder(documents).map((kind): SearchGroup => {
      const found = documents.filter((document) => document.kind === kind)
      const results = found.map((document) => presentResult(req, document, cards)).filter((result) => result !== null)
      return { kind, total: found[0]?.total ?? 0, results }
    })
    const off = await readPartsOff(req.pool)
    const shown = groups.filter(({ kind, results }) => results.length > 0 && isPartOn(PART_OF_KIND[kind], off))
    return { total: shown.reduce((sum, { total }) => sum + total, 0), groups: shown, correctedTo }
  },
  { rateLimit: { calls: 1200, seconds: 600 } },
)

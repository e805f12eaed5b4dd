import * as routes from '#contracts/routes/search.ts'
import type { SearchGroup } from '#contracts/search.ts'
import { findCards } from '#domain/search/findCards.ts'
import { search as findAll } from '#domain/search/search.ts'
import { implement } from '../implement.ts'
import { presentResult } from './presentResult.ts'

/** Not cached: there are too many different questions. */
export const search = implement(
  routes.search,
  async (req, { query }) => {
    const { documents, correctedTo } = await findAll(req, query)
    const cards = await findCards(req, documents)
    // Documents come best first, so the group of the best is the first one.
    const groups = new Map<string, SearchGroup>()
    for (const document of documents) {
      const { kind, total } = document
      const group = groups.get(kind) ?? { kind, total, results: [] }
      const result = presentResult(req, document, cards)
      if (result) group.results.push(result)
      groups.set(kind, group)
    }
    const shown = [...groups.values()].filter(({ results }) => results.length > 0)
    return { total: shown.reduce((sum, { total }) => sum + total, 0), groups: shown, correctedTo }
  },
  { rateLimit: { calls: 1200, seconds: 600 } },
)

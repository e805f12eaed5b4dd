import { articleIdOf, type ArticleKind } from '#contracts/shop/articleAddress.ts'
import { call } from '#contracts/call.ts'
import { search } from '#contracts/routes/content/search.ts'
import { RESULTS_PER_PAGE } from '#contracts/content/searchKinds.ts'

export { matchesSearch } from '#contracts/shared/matchesSearch.ts'

const SETTLE_MS = 200
/** Of the 500 matches that the search counts. */
const MAX_PAGES = 25

/** Ids of all articles that the site's search finds. Asks once typing pauses for 200 ms, unless `signal` stops it. */
export async function findArticles(kind: ArticleKind, q: string, signal: AbortSignal): Promise<Set<number>> {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  signal.throwIfAborted()
  const ids = new Set<number>()
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { total, groups } = await call(search, { query: { q, kind, limit: RESULTS_PER_PAGE, page } }, signal)
    for (const { url } of groups.flatMap(({ results }) => results)) ids.add(articleIdOf(url.split('/')[2] ?? '') ?? 0)
    if (page * RESULTS_PER_PAGE >= total) break
  }
  return ids
}

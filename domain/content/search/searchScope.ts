import { dynamicSql, type Statement } from '#database/sql.ts'
import { readsAll } from '../posts/readsAll.ts'
import type { Req } from '#domain/platform/Req.ts'

/**
 * The documents this reader may see, as disjoint conditions. Each has an index without the rows of the
 * others, so locked rows cost no time.
 */
export function visibleDocuments(req: Pick<Req, 'user' | 'now'>): Statement[] {
  if (readsAll(req)) return [dynamicSql`true`]
  return [
    dynamicSql`d.opens_at = '-infinity'`,
    // Early access that has become public since `openDocuments` ran.
    dynamicSql`d.opens_at > '-infinity' and d.opens_at <= ${req.now} and d.opens_at < 'infinity'`,
  ]
}

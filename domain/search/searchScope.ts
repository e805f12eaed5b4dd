import { dynamicSql, type Statement } from '#database/sql.ts'
import type { Req } from '../Req.ts'

/** Members and employees may read all of every published post. */
export const readsAll = ({ user }: Pick<Req, 'user'>): boolean =>
  user !== null && (user.isSubscriber || user.isEmployee)

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

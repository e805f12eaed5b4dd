import { dynamicSql, type Statement } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { visibleDocuments } from './searchScope.ts'

/** Ids of the posts in which this reader may see a find of the stone. @param stone in lower case. */
export const postsWithStone = (req: Pick<Req, 'user' | 'now'>, stone: string): Statement =>
  visibleDocuments(req)
    .map(
      (visible) => dynamicSql`
      (select d.post_id from search_documents d where d.kind = 'find' and d.stone = ${stone} and ${visible})`,
    )
    .reduce((one, other) => dynamicSql`${one} union all ${other}`)

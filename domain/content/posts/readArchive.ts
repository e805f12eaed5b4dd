import type { Archive } from '#contracts/content/archive.ts'
import { dynamicSql, parsedRows, rows, sql } from '#database/sql.ts'
import { archiveSchema } from '#contracts/content/archive.ts'
import type { Req } from '#domain/platform/Req.ts'
import { visibleDocuments } from '../search/searchScope.ts'

const MAX_STONES = 60

/** Years and stones of the published posts. Stones that this reader must not see are not counted. */
export async function readArchive(req: Req): Promise<Archive> {
  const visible = visibleDocuments(req)
    .map(
      (condition) =>
        dynamicSql`select stone, post_id from search_documents d where kind = 'find' and stone is not null and ${condition}`,
    )
    .reduce((one, other) => dynamicSql`${one} union all ${other}`)
  const [years, states, stones] = await Promise.all([
    parsedRows(
      req.pool,
      archiveSchema.shape.years.element,
      dynamicSql`
        select extract(year from created_at at time zone 'UTC')::int as year, count(*)::int as count
        from posts where deleted_at is null and status = 'published' group by 1 order by 1 desc`,
    ),
    rows(
      req.pool,
      sql<{ state: string; count: number }>`
        select place_state::text as state, count(*)
        from posts where place_state is not null and deleted_at is null and status = 'published' group by 1 order by 2 desc, 1`,
    ),
    parsedRows(
      req.pool,
      archiveSchema.shape.stones.element,
      dynamicSql`
        select stone, count(distinct post_id)::int as count from (${visible}) found
        group by 1 order by 2 desc, 1 limit ${MAX_STONES}`,
    ),
  ])
  return { years, states, stones }
}

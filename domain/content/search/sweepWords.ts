import type { Pool } from 'pg'
import { z } from 'zod'
import { dynamicSql, parsedRow } from '#database/sql.ts'

const BATCH = 1000
const batchRow = z.object({ last: z.string().nullable(), removed: z.number() })

/** Removes words that no document contains, and duplicates from simultaneous changes. @returns how many. */
export async function sweepWords(pool: Pool): Promise<number> {
  let after = ''
  let swept = 0
  for (;;) {
    const batch = await parsedRow(
      pool,
      batchRow,
      dynamicSql`
        with batch as (select distinct word from search_words where word > ${after} order by word limit ${BATCH}),
        stale as (
          select b.ctid from search_words b join batch using (word) where not exists (
            select from search_documents d
            where d.words @@ to_tsquery('site_search', quote_literal(b.word)) and (not b.is_open or d.opens_at = '-infinity'))
          or exists (select from search_words o where o.word = b.word and o.is_open = b.is_open and o.ctid < b.ctid)),
        removed as (delete from search_words where ctid in (select ctid from stale) returning 1)
        select (select max(word) from batch) as last, (select count(*) from removed)::int as removed`,
    )
    if (!batch?.last) return swept
    after = batch.last
    swept += batch.removed
  }
}

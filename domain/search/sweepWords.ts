import type { Pool } from 'pg'
import { z } from 'zod'
import { dynamicSql, parsedRow } from '#database/sql.ts'

const BATCH = 1000
const batchRow = z.object({ last: z.string().nullable(), removed: z.number() })

/** Removes words that are in no document any more. @returns how many. */
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
          select b.word, b.is_open from search_words b join batch using (word) where not exists (
            select from search_documents d
            where d.words @@ to_tsquery('site_search', quote_literal(b.word)) and (not b.is_open or d.opens_at = '-infinity'))),
        removed as (delete from search_words w using stale s where w.word = s.word and w.is_open = s.is_open returning 1)
        select (select max(word) from batch) as last, (select count(*) from removed)::int as removed`,
    )
    if (!batch?.last) return swept
    after = batch.last
    swept += batch.removed
  }
}

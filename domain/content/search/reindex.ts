import type { Pool } from 'pg'
import { z } from 'zod'
import { inTransaction } from '#database/inTransaction.ts'
import { retryOnDeadlock } from '#database/retryOnDeadlock.ts'
import { type Database, dynamicSql, parsedRow, type Statement, statement } from '#database/sql.ts'
import { sweepWords } from './sweepWords.ts'

/** The sources of the view `search_sources`, with the tables whose ids they have. */
const SOURCES: Record<string, Statement> = {
  posts: dynamicSql`posts`,
  stories: dynamicSql`posts`,
  find_cards: dynamicSql`posts`,
  comments: dynamicSql`comments`,
  caption_cues: dynamicSql`caption_cues`,
  film_chapters: dynamicSql`posts`,
  finds: dynamicSql`finds`,
  question_rounds: dynamicSql`question_rounds`,
  questions: dynamicSql`questions`,
  merchandise: dynamicSql`merchandise`,
  products: dynamicSql`products`,
}

const BATCH = 500
const MAX_ID = 2_147_483_647
const batchRow = z.object({ last: z.number().nullable(), count: z.number() })

/** Rebuilds the index batch by batch, while the site runs. */
export async function reindex(pool: Pool, print: (line: string) => void): Promise<void> {
  for (const [source, table] of Object.entries(SOURCES)) {
    let after = 0
    let done = 0
    for (let isLast = false; !isLast;) {
      const batch = await parsedRow(
        pool,
        batchRow,
        dynamicSql`select max(id) as last, count(*)::int as count
          from (select id from ${table} where id > ${after} order by id limit ${BATCH}) batch`,
      )
      isLast = (batch?.count ?? 0) < BATCH
      // The last batch also removes documents whose row was deleted.
      const until = isLast ? MAX_ID : (batch?.last ?? MAX_ID)
      await reindexRange(pool, source, after + 1, until)
      done += batch?.count ?? 0
      after = until
      if (!isLast) print(`${source}: ${done}`)
    }
    print(`${source}: ${done}, done`)
  }
  print(`words: ${await sweepWords(pool)} removed`)
}

async function reindexRange(pool: Pool, source: string, first: number, last: number): Promise<void> {
  const refresh = async (tx: Database) => {
    await tx.query(statement`
      delete from search_documents where source = ${source} and source_id between ${first}::int and ${last}::int`)
    await tx.query(statement`
      select search_refresh(format('source = %L and source_id between %s and %s', ${source}::text, ${first}::int, ${last}::int))`)
  }
  // The site changes the same documents and words meanwhile.
  await retryOnDeadlock(() => inTransaction(pool, refresh))
}

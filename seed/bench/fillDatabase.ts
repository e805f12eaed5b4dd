import type { Pool, QueryConfig } from 'pg'
import { inTransaction } from '#database/inTransaction.ts'
import type { Database } from '#database/sql.ts'
import { fillContent } from './content.ts'
import { fillOrders } from './orders.ts'
import { fillPeople } from './people.ts'
import { fillShop } from './shop.ts'
import { FIRST_ID, type Size } from './sizes.ts'

const VARIANTS_EACH = 20

const LONGEST_STATEMENT_MS = 170_000

/**
 * Adds rows until each table has the given size. For benchmarks only: the rows have no files and no provider objects.
 * @param pool connected as a superuser, as the embedded database's is.
 */
export async function fillDatabase(pool: Pool, size: Size): Promise<void> {
  await inTransaction(pool, async (client) => {
    // A busy machine needs longer for fifty thousand rows than the pool lets a page's statement take.
    const tx: Database = {
      query: (query) => client.query({ ...query, query_timeout: LONGEST_STATEMENT_MS } as QueryConfig),
    }
    // Triggers and foreign keys would check every row.
    await tx.query({ text: 'set local statement_timeout = 0; set local session_replication_role = replica' })
    await fillPeople(tx, size)
    await fillContent(tx, size)
    await fillShop(tx, size, VARIANTS_EACH)
    await fillOrders(tx, size, size.merchandise * VARIANTS_EACH)
    await tx.query({ text: 'set local session_replication_role = origin' })
    // Each product gets its own article.
    await tx.query({ text: 'update products set name = name where id > $1', values: [FIRST_ID] })
    // Tables that were emptied before look small to the planner. Another database of the same server may be analyzing the
    // tables that all of them share.
    await tx.query({ text: "set local lock_timeout = '60s'" })
    await tx.query({ text: 'analyze' })
    // The triggers that keep the search index were off.
    await tx.query({ text: "select search_refresh('true')" })
    // Invalidates the caches.
    for (const table of ['posts', 'products', 'merchandise']) {
      await tx.query({
        text: `update ${table} set updated_at = now(), created_at = created_at where id = ${FIRST_ID + 1}`,
      })
    }
  })
  // Autovacuum would do this some minutes later.
  await pool.query('vacuum analyze')
}

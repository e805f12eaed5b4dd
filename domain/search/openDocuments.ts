import type { Pool } from 'pg'
import { statement } from '#database/sql.ts'

/** Opens documents whose early access has ended: everyone may read them, and their words are suggested to everyone. */
export async function openDocuments(pool: Pool, now: Date): Promise<void> {
  await pool.query(statement`
    update search_documents
    set opens_at = '-infinity', post_opens_at = case when post_opens_at <= ${now} then '-infinity' else post_opens_at end
    where opens_at > '-infinity' and opens_at <= ${now} and opens_at < 'infinity'`)
}

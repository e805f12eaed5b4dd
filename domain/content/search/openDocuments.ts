import type { Pool } from 'pg'
import { inTransaction } from '#database/inTransaction.ts'
import { statement } from '#database/sql.ts'

/** Opens documents whose early access has ended: everyone may read them, and their words are suggested to everyone. */
export async function openDocuments(pool: Pool, now: Date): Promise<void> {
  await inTransaction(pool, async (tx) => {
    // Lock posts before documents, as the triggers of a changed post do: see docs/decisions/030-lock-order.md.
    await tx.query(statement`
      select id from posts where id in (
        select post_id from search_documents where opens_at > '-infinity' and opens_at <= ${now} and opens_at < 'infinity')
      order by id for no key update`)
    await tx.query(statement`
      update search_documents
      set opens_at = '-infinity', post_opens_at = case when post_opens_at <= ${now} then '-infinity' else post_opens_at end
      where opens_at > '-infinity' and opens_at <= ${now} and opens_at < 'infinity'`)
  })
}

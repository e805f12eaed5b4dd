import { type Database, sql } from '#database/sql.ts'

/** The sweep of unused uploads deletes it. */
export async function releaseUpload(tx: Database, mediaId: number): Promise<void> {
  await tx.query(sql`update media set used_at = null, ticket = coalesce(ticket, 'left ' || id) where id = ${mediaId}`)
}

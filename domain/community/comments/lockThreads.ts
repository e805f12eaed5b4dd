import { type Database, statement } from '#database/sql.ts'

/** Locks the first comments of these comments' threads: whether a reply can be found depends on them. */
export async function lockThreads(tx: Database, commentIds: number[]): Promise<void> {
  await tx.query(statement`
    select id from comments where id in (select coalesce(parent_id, id) from comments where id = any(${commentIds}::int[]))
    order by id for no key update`)
}

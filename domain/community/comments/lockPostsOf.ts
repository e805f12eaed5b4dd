import { type Database, statement } from '#database/sql.ts'

/** After these comments: triggers change or read their posts, in the order of the changed rows. */
export async function lockPostsOf(tx: Database, commentIds: number[]): Promise<void> {
  await tx.query(statement`
    select id from posts where id in (select post_id from comments where id = any(${commentIds}::int[]))
    order by id for no key update`)
}

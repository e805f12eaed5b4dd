import { type Database, rows, sql, statement } from '#database/sql.ts'

/**
 * What the deletion of an account changes or removes and others change, too, in the order of docs/decisions/030-lock-order.md.
 * Comments get the lock of a removal, which a simultaneous like waits for before it has locked anything.
 */
export async function lockBeforeDeletion(tx: Database, userId: number): Promise<void> {
  await tx.query(statement`select id from users where id = ${userId} for no key update`)
  const comments = await rows(
    tx,
    sql<{ id: number }>`
      select id from comments
      where author_id = ${userId} or parent_id in (select id from comments where author_id = ${userId})
        or id in (select comment_id from comment_likes where user_id = ${userId})
        or id in (select comment_id from comment_mentions where user_id = ${userId})
      order by id for update`,
  )
  const ids = comments.map(({ id }) => id)
  await tx.query(statement`
    select id from posts
    where author_id = ${userId} or id in (select post_id from comments where id = any(${ids}))
      or id in (select post_id from post_reactions where user_id = ${userId}) order by id for no key update`)
}

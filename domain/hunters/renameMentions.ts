import { type Database, rows, sql } from '#database/sql.ts'
import { lockPostsOf } from '../comments/lockPostsOf.ts'

/** Comments that mention a person show the name of today. */
export async function renameMentions(tx: Database, userId: number, name: string): Promise<void> {
  await lockMentions(tx, userId, name)
  const replacement = `@${name.replaceAll('\\', '\\\\')}`
  await tx.query(sql`
    update comments c
    set content = regexp_replace(c.content, '@' || regexp_replace(m.name, '([^[:alnum:][:space:]_])', '\\\\\\1', 'g') || '(?!\\w)', ${replacement}, 'g')
    from comment_mentions m where m.comment_id = c.id and m.user_id = ${userId} and m.name <> ${name}`)
  await tx.query(sql`update comment_mentions set name = ${name} where user_id = ${userId}`)
}

async function lockMentions(tx: Database, userId: number, name: string): Promise<void> {
  const comments = await rows(
    tx,
    sql<{ id: number }>`
      select id from comments
      where id in (select comment_id from comment_mentions where user_id = ${userId} and name <> ${name})
      order by id for no key update`,
  )
  await lockPostsOf(
    tx,
    comments.map(({ id }) => id),
  )
}

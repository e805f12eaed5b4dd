import type { Mention } from '#contracts/community/comments.ts'
import { splitMentions } from '#contracts/community/mentions.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { lockPostsOf } from '../comments/lockPostsOf.ts'

type Mentioning = { id: number; content: string; mentions: Mention[] | null }

/** Comments that mention a person show the name of today. Names of others that begin alike stay: `@Ada Lake` is not `@Ada`. */
export async function renameMentions(tx: Database, userId: number, name: string): Promise<void> {
  await lockMentions(tx, userId, name)
  const comments = await rows(
    tx,
    sql<Mentioning>`
      select c.id, c.content, (
        select json_agg(json_build_object('id', o.user_id::text, 'name', o.name)) from comment_mentions o where o.comment_id = c.id
      ) as mentions
      from comment_mentions m join comments c on c.id = m.comment_id where m.user_id = ${userId} and m.name <> ${name}`,
  )
  const ids = comments.map(({ id }) => id)
  const texts = comments.map(({ content, mentions }) =>
    splitMentions(content, mentions ?? [])
      .map(({ text, id }) => (id === String(userId) ? `@${name}` : text))
      .join(''),
  )
  await tx.query(sql`
    update comments c set content = q.content
    from unnest(${ids}::int[], ${texts}::text[]) as q (id, content) where c.id = q.id`)
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

import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { returnsRow, sql, statement } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'

/** Some members call each post a great find, of one post more than of another. */
export async function seedReactions({ pool, now }: Req): Promise<void> {
  if (await returnsRow(pool, statement`select 1 from post_reactions limit 1`)) return
  await pool.query(sql`
    insert into post_reactions (post_id, user_id, created_at)
    select p.id, u.id, ${new Date(now.getTime() - DAY_MS)}::timestamptz
    from posts p, users u
    where p.status = 'published' and p.deleted_at is null and u.email like '%@members.stonehunt.test'
      and (u.id * 7 + p.id * 11) % 10 < 2 + p.id % 5
    order by p.id, u.id`)
}

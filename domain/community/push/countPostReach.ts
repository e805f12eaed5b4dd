import type { z } from 'zod'
import type { pushReachSchema } from '#contracts/community/push.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'

/**
 * Who would be notified if a post were published now, unless it is left out (`post_notices`). Must match `startPostPushes`.
 * @throws AppError `post_not_found`.
 */
export async function countPostReach(database: Database, postId: number): Promise<z.infer<typeof pushReachSchema>> {
  const counted = await row(
    database,
    sql<{ people: number; devices: number }>`
      select count(distinct d.user_id)::int as people, count(d.id)::int as devices
      from posts p
      left join push_choices c on p.category::text <> all(c.skipped_kinds)
      left join users u on u.id = c.user_id and u.closed_at is null and u.id is distinct from p.author_id
      left join push_devices d on d.user_id = u.id
      where p.id = ${postId} and p.deleted_at is null
      group by p.id`,
  )
  if (!counted) throw new AppError('post_not_found')
  return counted
}

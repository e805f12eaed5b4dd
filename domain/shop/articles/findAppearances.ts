import { rows, sql } from '#database/sql.ts'
import { readsAll } from '#domain/content/posts/readsAll.ts'
import type { Req } from '#domain/platform/Req.ts'

export type StoredAppearance = {
  id: number
  title: string
  type: 'video' | 'gallery'
  coverKey: string | null
  isSubscriberOnly: boolean
  publicAt: Date | null
}

type Subject = { merchandiseId: number | null; productId: number | null }

const SHOWN = 6

/**
 * Published posts whose text shows the article, newest first. Their titles and covers are public; what is below a
 * members-only divider is not.
 */
export function findAppearances(
  { pool, user }: Pick<Req, 'pool' | 'user'>,
  { merchandiseId, productId }: Subject,
): Promise<StoredAppearance[]> {
  return rows(
    pool,
    sql<StoredAppearance>`
      select p.id, p.title, p.type, split_part(c.filename, '.', 1)::text as "coverKey",
        p.is_subscriber_only as "isSubscriberOnly", p.public_at as "publicAt"
      from posts p left join media c on c.id = p.cover_id
      where p.deleted_at is null and p.status = 'published' and p.id in (
        select post_id from story_items s where (s.merchandise_id = ${merchandiseId} or s.product_id = ${productId})
          and (s.audience <> 'members' or ${readsAll({ user })} or p.author_id = ${user?.id ?? null}))
      order by p.created_at desc, p.id desc limit ${SHOWN}`,
  )
}

import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { row, sql } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'

export type Shared = { key: string; name: string }

export const findShared = (pool: Pool, userId: number): Promise<Shared | null> =>
  row(pool, sql<Shared>`select share_key as key, name from wish_lists where user_id = ${userId}`)

/** A list that is shared keeps its link. */
export async function shareWishList({ pool, user, now }: SignedInReq, name: string): Promise<Shared> {
  const shared = await row(
    pool,
    sql<Shared>`
      insert into wish_lists (user_id, share_key, name, shared_at)
      values (${user.id}, ${randomBytes(24).toString('base64url')}, ${name}, ${now})
      on conflict (user_id) do update set name = excluded.name returning share_key as key, name`,
  )
  if (!shared) throw new Error('The list was not shared')
  return shared
}

/** Sharing it again makes another link. */
export async function unshareWishList({ pool, user }: SignedInReq): Promise<void> {
  await pool.query(sql`delete from wish_lists where user_id = ${user.id}`)
}

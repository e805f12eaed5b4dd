import { row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { type Wished, wishesOf } from './wishList.ts'

/** @throws AppError `wish_list_not_found`. */
export async function readSharedWishList(req: Req, key: string): Promise<Wished & { name: string }> {
  const list = await row(
    req.pool,
    sql<{ name: string; userId: number }>`
      select w.name, w.user_id as "userId" from wish_lists w join users u on u.id = w.user_id and u.closed_at is null
      where w.share_key = ${key}`,
  )
  if (!list) throw new AppError('wish_list_not_found')
  return { name: list.name, ...(await wishesOf(req, list.userId)) }
}

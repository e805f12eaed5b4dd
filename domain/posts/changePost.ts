import { row, sql } from '#database/sql.ts'
import type { Req } from '../Req.ts'
import { ShopError } from '../ShopError.ts'

type Changes = { title?: string; description?: string; isSubscriberOnly?: boolean }

/** Edits go through Payload, which keeps the version before. @throws ShopError `post_not_found`. */
export async function updatePost(req: Req, id: number, changes: Changes): Promise<void> {
  await refuseUnknown(req, id)
  await req.payload.update({ collection: 'posts', id, data: changes, depth: 0, overrideAccess: true })
}

/** Into the trash, from which the panel restores it. @throws ShopError `post_not_found`. */
export async function trashPost(req: Req, id: number): Promise<void> {
  await refuseUnknown(req, id)
  await req.pool.query(sql`update posts set deleted_at = ${req.now} where id = ${id}`)
}

async function refuseUnknown(req: Req, id: number): Promise<void> {
  const post = await row(req.pool, sql`select id from posts where id = ${id} and deleted_at is null`)
  if (!post) throw new ShopError('post_not_found')
}

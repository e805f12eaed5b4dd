import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, row, sql, statement } from '#database/sql.ts'
import type { Req, SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { saveVersions } from './saveVersions.ts'

type Changes = { title?: string; description?: string; isSubscriberOnly?: boolean }

/** Through Payload, which stores a version and writes the audit log. @throws ShopError `post_not_found`. */
export async function updatePost(req: SignedInReq, id: number, changes: Changes): Promise<void> {
  await refuseUnknown(req, id)
  const { id: userId, isEmployee, sessionId } = req.user
  const user = { id: userId, isEmployee, collection: 'users' as const, _sid: sessionId }
  const context = { requestId: req.requestId }
  await req.payload.update({ collection: 'posts', id, data: changes, depth: 0, overrideAccess: true, user, context })
}

/** @throws ShopError `post_not_found`. */
export async function trashPost(req: SignedInReq, id: number): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const post = await row(
      tx,
      sql<{ title: string; authorId: number | null }>`
        update posts set deleted_at = ${req.now}, updated_at = ${req.now} where id = ${id} and deleted_at is null
        returning title, author_id as "authorId"`,
    )
    if (!post) throw new ShopError('post_not_found')
    await saveVersions(tx, [id])
    const { title, authorId } = post
    const subject = `Post “${title}”`
    await recordAudit(tx, req, { what: 'Moved to the trash', kind: 'posts', subjectId: id, subject, aboutId: authorId })
  })
}

async function refuseUnknown(req: Req, id: number): Promise<void> {
  const post = await returnsRow(req.pool, statement`select id from posts where id = ${id} and deleted_at is null`)
  if (!post) throw new ShopError('post_not_found')
}

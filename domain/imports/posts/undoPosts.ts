import { inPayloadTransaction } from '#database/inPayloadTransaction.ts'
import { returnsRow, row, sql, statement } from '#database/sql.ts'
import type { Req } from '../../Req.ts'
import { saveVersions } from '../../posts/saveVersions.ts'

/** Moves to the trash what an import made, except for posts that were changed since. */
export async function undoPosts(req: Req, importId: number, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await undoNext(req, importId)));
}

/** @returns whether there may be more. */
function undoNext(req: Req, importId: number): Promise<boolean> {
  const { payload, now } = req
  return inPayloadTransaction(payload, async (tx, transaction) => {
    const done = await row(
      tx,
      sql<{ line: number; postId: number | null; doneAt: Date | null }>`
        select l.line, l.post_id as "postId", l.done_at as "doneAt" from import_lines l
        join imports i on i.id = l.import_id and i.state = 'undoing'
        where l.import_id = ${importId} and l.action = 'create' and l.result = 'done' order by l.line limit 1 for update of l`,
    )
    if (!done) {
      await tx.query(sql`
        update imports set state = 'undone', finished_at = coalesce(finished_at, ${now}) where id = ${importId} and state = 'undoing'`)
      return false
    }
    const { line, postId, doneAt } = done
    const isUntouched = await returnsRow(
      tx,
      statement`
        update posts set deleted_at = ${now}, updated_at = ${now}
        where id = ${postId} and updated_at = ${doneAt} and deleted_at is null returning 1`,
    )
    const isGone = !(await returnsRow(tx, statement`select 1 from posts where id = ${postId} and deleted_at is null`))
    if (isUntouched && postId !== null) await saveVersions(payload, transaction, [postId])
    if (isGone) await tx.query(sql`delete from imported_posts where post_id = ${postId}`)
    await tx.query(sql`
      update import_lines set result = ${isGone ? 'undone' : 'kept'},
        reason = case when ${isGone} then reason else 'Kept: the post was changed since.' end
      where import_id = ${importId} and line = ${line}`)
    return true
  })
}

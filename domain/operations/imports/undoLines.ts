import { inPayloadTransaction } from '#database/inPayloadTransaction.ts'
import { row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import type { LineKind } from './advanceLines.ts'
import { NOT_UNDONE, tryLine } from './tryLine.ts'

/** Takes back one line after the other; what was changed since stays. */
export async function undoLines<Data>(
  req: Req,
  importId: number,
  kind: LineKind<Data>,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted && (await undoNext(req, importId, kind)));
}

/** @returns whether there may be more. */
function undoNext<Data>(req: Req, importId: number, kind: LineKind<Data>): Promise<boolean> {
  return inPayloadTransaction(req.payload, async (tx, transaction) => {
    const done = await row(
      tx,
      sql<{ line: number; postId: number | null; productId: number | null; doneAt: Date | null }>`
        select l.line, l.post_id as "postId", l.product_id as "productId", l.done_at as "doneAt" from import_lines l
        join imports i on i.id = l.import_id and i.state = 'undoing'
        where l.import_id = ${importId} and l.action = 'create' and l.result = 'done' order by l.line limit 1 for update of l`,
    )
    if (!done) {
      await tx.query(sql`
        update imports set state = 'undone', finished_at = coalesce(finished_at, ${req.now})
        where id = ${importId} and state = 'undoing'`)
      return false
    }
    const isGone = await tryLine(tx, { log: req.log, importId, line: done.line }, () =>
      kind.remove(tx, { req, transaction }, done),
    )
    await tx.query(sql`
      update import_lines set result = ${isGone ? 'undone' : 'kept'},
        reason = case when ${isGone === true} then reason else ${isGone === null ? NOT_UNDONE : kind.keptReason} end
      where import_id = ${importId} and line = ${done.line}`)
    return true
  })
}

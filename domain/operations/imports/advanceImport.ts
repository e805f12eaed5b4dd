import { importKindSchema, importSubject } from '#contracts/operations/imports.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { importSteps, isMoving } from './importSteps.ts'
import { advanceLines, type LineKind } from './advanceLines.ts'
import { postLines } from './posts/postLines.ts'
import { productLines } from './products/productLines.ts'
import { advanceSubscriptions } from './subscriptions/advanceSubscriptions.ts'
import { undoSubscriptions } from './subscriptions/undoSubscriptions.ts'
import { inPayloadTransaction } from '#database/inPayloadTransaction.ts'
import { NOT_UNDONE, tryLine } from './tryLine.ts'

/**
 * Works on the lines in batches. A batch and its results are one transaction, so a killed import continues with the next
 * line, and nothing happens twice.
 */
export async function advanceImport(req: Req, importId: number, signal?: AbortSignal): Promise<void> {
  const found = await row(
    req.pool,
    sql<{ kind: string; state: string }>`select kind, state from imports where id = ${importId}`,
  )
  if (!found) return
  const { state } = found
  switch (importSubject(importKindSchema.parse(found.kind))) {
    case 'members':
      while (!signal?.aborted && (await advanceBatch(req, importId)));
      return
    case 'subscriptions':
      if (state === 'running') await advanceSubscriptions(req, importId, signal)
      if (state === 'undoing') await undoSubscriptions(req, importId, signal)
      while (state === 'inviting' && !signal?.aborted && (await advanceBatch(req, importId)));
      return
    case 'posts':
      if (state === 'running') await advanceLines(req, importId, postLines, signal)
      if (state === 'undoing') await undoLines(req, importId, postLines, signal)
      return
    case 'products':
      if (state === 'running') await advanceLines(req, importId, productLines, signal)
      if (state === 'undoing') await undoLines(req, importId, productLines, signal)
  }
}

/** @returns whether there may be more; false also while another run has the import. */
function advanceBatch(req: Req, importId: number): Promise<boolean> {
  return inTransaction(req.pool, async (tx) => {
    const found = await row(
      tx,
      sql<{ state: string; complimentaryUntil: Date | null }>`
        select state, complimentary_until as "complimentaryUntil" from imports where id = ${importId}
        for no key update skip locked`,
    )
    if (!found || !isMoving(found.state)) return false
    const { work, then } = importSteps[found.state]
    if (await work(tx, { id: importId, complimentaryUntil: found.complimentaryUntil }, req)) return true
    await tx.query(sql`
      update imports set state = ${then}, finished_at = coalesce(finished_at, ${req.now}) where id = ${importId}`)
    return false
  })
}

/** Takes back one line after the other; what was changed since stays. */
async function undoLines<Data>(req: Req, importId: number, kind: LineKind<Data>, signal?: AbortSignal): Promise<void> {
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

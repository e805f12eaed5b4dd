import { importKindSchema, importSubject } from '#contracts/operations/imports.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { importSteps, isMoving } from './importSteps.ts'
import { advanceLines } from './advanceLines.ts'
import { postLines } from './posts/postLines.ts'
import { productLines } from './products/productLines.ts'
import { advanceSubscriptions } from './subscriptions/advanceSubscriptions.ts'
import { undoSubscriptions } from './subscriptions/undoSubscriptions.ts'
import { undoLines } from './undoLines.ts'

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

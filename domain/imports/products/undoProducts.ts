import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, row, sql, statement } from '#database/sql.ts'
import type { Req } from '../../Req.ts'

/** Deletes the products that an import made, except for those that were changed since. */
export async function undoProducts(req: Req, importId: number, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await undoNext(req, importId)));
}

/** @returns whether there may be more. */
function undoNext({ pool, now }: Req, importId: number): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    const done = await row(
      tx,
      sql<{ line: number; productId: number | null; doneAt: Date | null }>`
        select l.line, l.product_id as "productId", l.done_at as "doneAt" from import_lines l
        join imports i on i.id = l.import_id and i.state = 'undoing'
        where l.import_id = ${importId} and l.action = 'create' and l.result = 'done' order by l.line limit 1 for update of l`,
    )
    if (!done) {
      await tx.query(sql`
        update imports set state = 'undone', finished_at = coalesce(finished_at, ${now}) where id = ${importId} and state = 'undoing'`)
      return false
    }
    const { line, productId, doneAt } = done
    await tx.query(
      sql`delete from products where id = ${productId} and updated_at = ${doneAt} and merchandise_id is null`,
    )
    const isKept = await returnsRow(tx, statement`select 1 from products where id = ${productId}`)
    await tx.query(sql`
      update import_lines set result = ${isKept ? 'kept' : 'undone'},
        reason = case when ${isKept} then 'Kept: the product was changed since.' else reason end
      where import_id = ${importId} and line = ${line}`)
    return true
  })
}

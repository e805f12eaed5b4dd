import { type Database, returnsRow, row, rows, sql, statement } from '#database/sql.ts'

export type MissingPieces = { title: string; stock: number }

type LineToFill = { lineId: number; variantId: number; missing: number; title: string }

/**
 * Takes the pieces of an order's own goods that it hasn't taken yet, one statement per article, so that two buyers never
 * get the same piece. What isn't counted is never missing. Requires the order's lock, or an order nobody else sees yet.
 * @returns what is missing, and then the caller may have to undo the rest; or null.
 */
export async function takeStock(tx: Database, orderId: number): Promise<MissingPieces | null> {
  const wanted = await rows(
    tx,
    sql<LineToFill>`
      select l.id as "lineId", v.id as "variantId", l.quantity - l.stock_taken as missing, l.title
      from order_lines l join variants v on v.id = l.variant_id
      where l.order_id = ${orderId} and l.maker = 'own' and l.cancelled_at is null and l.quantity > l.stock_taken and v.stock is not null
      order by v.id, l.id`,
  )
  let first: MissingPieces | null = null
  for (const { lineId, variantId, missing, title } of wanted) {
    const isTaken = await returnsRow(
      tx,
      statement`update variants set stock = stock - ${missing}::numeric where id = ${variantId} and stock >= ${missing}::numeric returning id`,
    )
    if (!isTaken) {
      const left = await row(tx, sql<{ stock: number | null }>`select stock from variants where id = ${variantId}`)
      // It stopped being counted in the meantime.
      if (left && left.stock === null) continue
      first ??= { title, stock: left?.stock ?? 0 }
      continue
    }
    await tx.query(sql`update order_lines set stock_taken = stock_taken + ${missing} where id = ${lineId}`)
  }
  return first
}

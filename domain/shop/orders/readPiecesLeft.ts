import { type Database, rows, sql } from '#database/sql.ts'

/**
 * @returns by line of the order: how many pieces its buyer didn't withdraw from. A free copy has no more than are left of
 * the line that was paid.
 */
export async function readPiecesLeft(database: Database, orderId: number): Promise<Map<number, number>> {
  const found = await rows(
    database,
    sql<{ id: number; pieces: number }>`
      select l.id, coalesce((greatest(0, least(l.quantity, paid.quantity - coalesce((select sum((item ->> 'quantity')::int)
        from withdrawals w, jsonb_array_elements(w.items) item where w.order_id = paid.order_id and (item ->> 'id')::int = paid.id), 0))))::int, 0) as pieces
      from order_lines l join orders o on o.id = l.order_id
        join order_lines paid on paid.order_id = coalesce(o.replaces_id, o.id) and paid.position = l.position
      where l.order_id = ${orderId}`,
  )
  return new Map(found.map(({ id, pieces }) => [id, pieces]))
}

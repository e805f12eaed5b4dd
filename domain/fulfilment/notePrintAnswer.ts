import { type Database, sql } from '#database/sql.ts'

/** `created` and `read` are of the order itself. */
type Operation = 'created' | 'read' | 'shipments'

/**
 * Keeps the newest answer of the print provider to each operation, for whatever we don't read today. It contains the
 * buyer's address, so an order without its person keeps none: see `anonymiseOrders`.
 */
export async function notePrintAnswer(
  tx: Database,
  orderId: number,
  operation: Operation,
  answer: unknown,
): Promise<void> {
  if (answer === undefined || answer === null) return
  const stored = JSON.stringify(answer)
  await tx.query(sql`
    update orders set print_answer = coalesce(print_answer, '{}') || jsonb_build_object(${operation}::text, ${stored}::jsonb)
    where id = ${orderId} and email <> '' and print_answer -> ${operation}::text is distinct from ${stored}::jsonb`)
}

import { type Database, sql } from '#database/sql.ts'

type Operation = 'created' | 'read' | 'shipments'

/** For fields we do not parse. They contain the address, so anonymized orders keep none. */
export async function storePrintResponse(
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

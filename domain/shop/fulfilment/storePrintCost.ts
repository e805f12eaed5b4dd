import { type Database, sql } from '#database/sql.ts'
import type { PrintOrder } from '#providers/spreadconnect/orders.ts'

export async function storePrintCost(
  tx: Database,
  { id, currency }: { id: number; currency: string },
  { cost }: PrintOrder,
): Promise<void> {
  if (cost?.currency !== currency) return
  await tx.query(
    sql`update orders set provider_cost_cents = ${cost.cents} where id = ${id} and provider_cost_cents is distinct from ${cost.cents}`,
  )
}

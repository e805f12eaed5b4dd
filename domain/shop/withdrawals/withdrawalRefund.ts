import type { Cents } from '#contracts/shared/money.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { readStatements } from './readStatements.ts'
import { readWithdrawalLines } from './readWithdrawalLines.ts'
import { withdrawableLines } from './withdrawableLines.ts'

/**
 * What settling a statement refunds. The last one of an order that is withdrawn from as a whole refunds everything that is
 * left, shipping included.
 */
export async function withdrawalRefund(
  database: Database,
  { id, orderId, restCents }: { id: number; orderId: number; restCents: Cents },
): Promise<{ amountCents: Cents; taxCents?: Cents }> {
  const statements = await readStatements(database, orderId)
  const lines = await readWithdrawalLines(database, orderId)
  const withdrawn = statements.flatMap(({ items }) => items)
  const found = await row(
    database,
    sql<{ refundCents: number | null; refundTaxCents: number | null; othersAreOpen: boolean }>`
      select refund_cents as "refundCents", refund_tax_cents as "refundTaxCents",
        exists (select 1 from withdrawals o where o.order_id = w.order_id and o.id <> w.id and o.state = 'open') as "othersAreOpen"
      from withdrawals w where id = ${id}`,
  )
  const isLast = !found?.othersAreOpen && withdrawableLines(lines, withdrawn).length === 0
  if (isLast || !found || found.refundCents === null) return { amountCents: restCents }
  const { refundCents, refundTaxCents } = found
  return {
    amountCents: Math.min(refundCents, restCents),
    // A statement from before the tax of items was stored has none.
    ...(refundTaxCents !== null && { taxCents: refundTaxCents }),
  }
}

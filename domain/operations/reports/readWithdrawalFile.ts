import type { Cents } from '#contracts/shared/money.ts'
import type { FulfilmentState } from '#contracts/shop/orders.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { itemLabel } from '#contracts/shop/itemLabel.ts'
import { readStatements } from '#domain/shop/withdrawals/readStatements.ts'
import { readWithdrawalLines } from '#domain/shop/withdrawals/readWithdrawalLines.ts'
import { withdrawalRefund } from '#domain/shop/withdrawals/withdrawalRefund.ts'

type WithdrawalFile = {
  orderId: number
  reference: string
  totalCents: Cents
  /** Refunded, or being refunded. */
  backCents: Cents
  /** What settling it refunds. */
  refundCents: Cents
  items: string[]
  /** Its order can still be canceled there. */
  isAtPrintShop: boolean
}

type WithdrawalRow = Pick<WithdrawalFile, 'orderId' | 'reference' | 'totalCents' | 'backCents'> & {
  fulfilment: FulfilmentState
}

/** Everything about a withdrawal that the panel shows. */
export async function readWithdrawalFile(database: Database, id: number): Promise<WithdrawalFile | null> {
  const found = await row(
    database,
    sql<WithdrawalRow>`
      select o.id as "orderId", o.reference, o.total_cents as "totalCents", o.fulfilment,
        coalesce(o.refunded_cents + (select coalesce(sum(amount_cents), 0) from refunds r
          where r.order_id = o.id and r.status in ('requested', 'pending')), 0) as "backCents"
      from withdrawals w join orders o on o.id = w.order_id where w.id = ${id}`,
  )
  if (!found) return null
  const { fulfilment, ...rest } = found
  const { orderId, totalCents, backCents } = rest
  const statement = (await readStatements(database, orderId)).find((one) => one.id === id)
  const lines = await readWithdrawalLines(database, orderId)
  return {
    ...rest,
    isAtPrintShop: fulfilment === 'submitted' || fulfilment === 'in_production',
    refundCents: (await withdrawalRefund(database, { id, orderId, restCents: totalCents - backCents })).amountCents,
    items: (statement?.items ?? []).flatMap((item) =>
      lines.filter((line) => line.id === item.id).map((line) => itemLabel({ ...line, quantity: item.quantity })),
    ),
  }
}

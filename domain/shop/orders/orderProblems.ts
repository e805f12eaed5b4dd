import { type StoredFact, storedFact } from '#contracts/platform/facts.ts'
import type { OrderProblem, ProblemKind } from '#contracts/shop/orderProblems.ts'
import { storedFactSchema } from '#contracts/platform/storedFactSchema.ts'
import type { FulfilmentState } from '#contracts/shop/orders.ts'
import { type Database, dynamicSql, parsedRows, returnsRow, sql, statement } from '#database/sql.ts'

/**
 * A problem of this kind and subject is open once: opening it again stores the new values. An order that waits for an
 * employee because of it needs `needAttention` instead.
 * @param subject what it is about, where an order can have several of the kind: a line, a refund.
 */
export async function openProblem(tx: Database, orderId: number, problem: OrderProblem, subject = ''): Promise<void> {
  const { kind, values } = storedFact(problem)
  await tx.query(sql`
    insert into order_problems (order_id, kind, subject, "values")
    values (${orderId}, ${kind}, ${subject}, ${JSON.stringify(values)}::jsonb)
    on conflict (order_id, kind, subject) where closed_at is null
    do update set "values" = excluded."values" where order_problems."values" <> excluded."values"`)
}

/** @param subject all of the kinds when it is absent. */
export async function closeProblems(
  tx: Database,
  orderId: number,
  kinds: ProblemKind[],
  subject: string | null = null,
): Promise<void> {
  await tx.query(sql`
    update order_problems set closed_at = now()
    where order_id = ${orderId} and closed_at is null and kind = any(${kinds}) and subject = coalesce(${subject}, subject)`)
}

export const isProblemOpen = async (
  tx: Database,
  orderId: number,
  kind: ProblemKind,
  subject: string | null = null,
): Promise<boolean> =>
  returnsRow(
    tx,
    statement`
      select 1 from order_problems
      where order_id = ${orderId} and closed_at is null and kind = ${kind} and subject = coalesce(${subject}, subject)`,
  )

/** The oldest first. */
export const readOpenProblems = (tx: Database, orderId: number): Promise<StoredFact[]> =>
  parsedRows(
    tx,
    storedFactSchema,
    dynamicSql`select kind, "values" from order_problems where order_id = ${orderId} and closed_at is null order by opened_at, id`,
  )

const OWED: ProblemKind[] = ['refund-refused', 'refund-failed', 'refund-failed-because']
const OF_THE_PRINT_PROVIDER: ProblemKind[] = [
  'print-canceled',
  'print-canceled-after-shipping',
  'unknown-item-canceled',
]
const GOODS_LEAVE: FulfilmentState[] = ['partially_shipped', 'shipped', 'delivered']

/**
 * The problems that stay open when an order moves: failed refunds, items that the print provider canceled until somebody
 * decides about them, and its cancellation of the order when goods ship all the same.
 */
export const problemsThatStay = (to: FulfilmentState): ProblemKind[] => [
  ...OWED,
  ...(to === 'cancelled' ? [] : (['item-canceled'] as const)),
  ...(GOODS_LEAVE.includes(to) ? OF_THE_PRINT_PROVIDER : []),
]

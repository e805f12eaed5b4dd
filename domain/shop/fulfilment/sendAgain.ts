import type { FulfilmentState } from '#contracts/shop/orders.ts'
import { type Database, returnsRow, sql, statement } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { moveFulfilment } from '../orders/moveOrder.ts'
import { isRestOpen } from './sendParcel.ts'
import { closeProblems } from '../orders/orderProblems.ts'

/** What is known of an order at the print provider. */
export type KnownThere = { providerOrderId: string | null; isConfirmed: boolean }

/** Continues an order that needs attention from where it stopped. */
export async function sendAgain(
  tx: Database,
  now: Date,
  orderId: number,
  { providerOrderId, isConfirmed }: KnownThere,
): Promise<void> {
  await tx.query(sql`
    update orders set provider_order_id = ${providerOrderId}, restored_at = null, confirm_after = coalesce(confirm_after, ${now}),
      submit_started_at = case when ${providerOrderId !== null} then coalesce(submit_started_at, ${now}) end,
      confirmed_at = case when ${isConfirmed} then coalesce(confirmed_at, ${now}) end, address_problem = null
    where id = ${orderId}`)
  if (!providerOrderId) await printCancelledAgain(tx, orderId)
  await moveFulfilment(tx, orderId, isConfirmed ? 'submitted' : await stateOfOwn(tx, orderId))
  if (isConfirmed) await addJob(tx, 'followOrder', { orderId }, { key: `follow:${orderId}` })
  else if (providerOrderId) await addJob(tx, 'confirmOrder', { orderId }, { key: `confirm:${orderId}` })
  else await addJob(tx, 'submitOrder', { orderId }, { key: `submit:${orderId}` })
}

/** Own goods of which a parcel has left are no longer held: their buyer could cancel the order. */
async function stateOfOwn(tx: Database, orderId: number): Promise<FulfilmentState> {
  const hasLeft = await returnsRow(
    tx,
    statement`
      select 1 from order_lines where order_id = ${orderId} and cancelled_at is null
      having bool_and(maker = 'own') and bool_or(print_state = 'shipped')`,
  )
  if (!hasLeft) return 'held'
  return (await isRestOpen(tx, orderId)) ? 'partially_shipped' : 'shipped'
}

/** The new order at the provider contains what it canceled, so nobody has to decide about that. */
async function printCancelledAgain(tx: Database, orderId: number): Promise<void> {
  await tx.query(sql`
    update order_lines set print_state = null, updated_at = now()
    where order_id = ${orderId} and print_state <> 'shipped' and cancelled_at is null`)
  await closeProblems(tx, orderId, ['item-canceled'])
}

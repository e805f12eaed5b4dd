import { formatCents } from '#contracts/money.ts'
import { type Database, returnsRow, statement } from '#database/sql.ts'
import type { CardPayment } from '#providers/stripe/paymentIntents.ts'
import { raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'

export const unknownPaymentKey = (paymentIntentId: string): string => `unknown-payment:${paymentIntentId}`

/** The order was lost with a database, or another payment of it succeeded first. */
export async function alertUnknownPayment(tx: Database, payment: CardPayment): Promise<void> {
  if (payment.status !== 'succeeded') return
  const { id, orderReference } = payment
  const order = await returnsRow(tx, statement`select 1 from orders where reference = ${orderReference}`)
  const paid = `${formatCents(payment.amountCents)} was paid for order ${orderReference} (${id})`
  const message = order
    ? `${paid}, but that order has another payment. Refund this one in the Stripe Dashboard.`
    : `${paid}, but there is no such order here. If a backup was restored, run: npm run reconcile -- --since DATE. Otherwise refund it in the Stripe Dashboard.`
  await raiseAlert(tx, { about: 'shop', key: unknownPaymentKey(id), message })
}

import { type Database, returnsRow, statement } from '#database/sql.ts'
import type { CardPayment } from '#providers/stripe/paymentIntents.ts'
import { raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'

export const unknownPaymentKey = (paymentIntentId: string): string => `unknown-payment:${paymentIntentId}`

/** The order was lost with a database, or another payment of it succeeded first. */
export async function alertUnknownPayment(tx: Database, payment: CardPayment): Promise<void> {
  if (payment.status !== 'succeeded') return
  const { id, orderReference } = payment
  const isKnown = await returnsRow(tx, statement`select 1 from orders where reference = ${orderReference}`)
  const kind = isKnown ? 'order-paid-twice' : 'payment-without-order'
  const alert = { kind, amount: payment.amountCents, reference: orderReference ?? '', payment: id } as const
  await raiseAlert(tx, { about: 'shop', key: unknownPaymentKey(id), alert })
}

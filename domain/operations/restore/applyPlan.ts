import { inTransaction } from '#database/inTransaction.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import type { OrderPayment } from '#providers/stripe/listOrderPayments.ts'
import { cancelCardPayment } from '#providers/stripe/paymentIntents.ts'
import { raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'
import { applyReversals } from '#domain/shop/payments/applyReversals.ts'
import { applyPaymentIntent } from '#domain/shop/payments/applyPaymentIntent.ts'
import { unknownPaymentKey } from '#domain/shop/payments/alertUnknownPayment.ts'
import type { Req } from '#domain/platform/Req.ts'
import { applyMemberships } from './applyMemberships.ts'
import { importOrder } from './importOrder.ts'
import type { Plan } from './planReconcile.ts'
import { linkPrintOrder } from './linkPrintOrder.ts'

/** @throws CardProviderError; running it again continues. */
export async function applyPlan(req: Req, plan: Plan, say: (what: string) => void): Promise<void> {
  for (const lost of plan.toImport) {
    if (await importOrder(req.pool, lost, req.now)) say(`imported ${lost.payment.orderReference}`)
  }
  await inTransaction(req.pool, async (tx) => {
    for (const payment of plan.incomplete) await raiseAlert(tx, incompleteAlert(payment))
  })
  for (const payment of plan.toCancel) await cancelUnknown(payment, say)
  for (const { id, orderReference } of plan.toSettle) {
    await applyPaymentIntent(req, id)
    say(`settled ${orderReference}`)
  }
  for (const printed of plan.printedSince) {
    if (await linkPrintOrder(req, printed)) say(`took over print order ${printed.print.id} of ${printed.reference}`)
  }
  for (const { orderId, reference } of plan.moneyBack) {
    await applyReversals(req, orderId)
    say(`read the refunds and disputes of ${reference}`)
  }
  await applyMemberships(req, plan.lostMemberships, say)
}

const incompleteAlert = ({ id, orderReference, amountCents }: OrderPayment) => ({
  about: 'shop' as const,
  key: unknownPaymentKey(id),
  alert: { kind: 'payment-of-lost-order', amount: amountCents, reference: orderReference, payment: id } as const,
})

async function cancelUnknown({ id, orderReference }: OrderPayment, say: (what: string) => void): Promise<void> {
  try {
    await cancelCardPayment(id)
    say(`canceled the open payment of ${orderReference}`)
  } catch (error) {
    // It was paid in the meantime; the next plan imports it.
    if (!(error instanceof CardProviderError) || error.outcome !== 'refused') throw error
  }
}

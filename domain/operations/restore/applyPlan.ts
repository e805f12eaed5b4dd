import { inTransaction } from '#database/inTransaction.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import type { OrderPayment } from '#providers/stripe/listOrderPayments.ts'
import { cancelCardPayment } from '#providers/stripe/paymentIntents.ts'
import { raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'
import { applyReversals } from '#domain/shop/payments/applyReversals.ts'
import { applyPaymentIntent } from '#domain/shop/payments/applyPaymentIntent.ts'
import { unknownPaymentKey } from '#domain/shop/payments/alertUnknownPayment.ts'
import type { Req } from '#domain/platform/Req.ts'
import { importOrder } from './importOrder.ts'
import type { Plan } from './planReconcile.ts'
import { returnsRow, sql, statement } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { withOrderLock } from '#domain/shop/orders/withOrderLock.ts'
import { addOrderEvent } from '#domain/shop/orders/addOrderEvent.ts'
import { moveFulfilment } from '#domain/shop/orders/moveOrder.ts'
import { closeProblems } from '#domain/shop/orders/orderProblems.ts'
import type { PrintedSince } from './PrintedSince.ts'
import { lockPerson } from '#domain/people/people/locks.ts'
import { adoptSubscriptions } from '#domain/membership/subscriptions/adoptSubscriptions.ts'
import type { LostMembership } from './planMemberships.ts'

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

/** @returns false when someone changed the order in the meantime. */
async function linkPrintOrder(req: Req, { orderId, print }: PrintedSince): Promise<boolean> {
  return withOrderLock(req.pool, 'print', orderId, () =>
    inTransaction(req.pool, async (tx) => {
      const isOurs = await returnsRow(
        tx,
        statement`
          update orders set provider_order_id = ${print.id}, submit_started_at = coalesce(submit_started_at, ${req.now}),
            confirmed_at = case when ${print.hasBegun} then ${req.now}::timestamptz end,
            restored_at = case when ${print.hasBegun} then null else restored_at end
          where id = ${orderId} and restored_at is not null and confirmed_at is null and cancel_requested_at is null
            and fulfilment = 'needs_attention' and payment not in ('pending', 'failed')
          returning id`,
      )
      if (!isOurs) return false
      await addOrderEvent(tx, orderId, { kind: 'print-order-found', printOrder: print.id })
      if (!print.hasBegun) return true
      await closeProblems(tx, orderId, ['restored'])
      await moveFulfilment(tx, orderId, 'submitted')
      await addJob(tx, 'followOrder', { orderId }, { key: `follow:${orderId}` })
      return true
    }),
  )
}

/** One without an account raises an alert. */
async function applyMemberships(req: Req, lost: LostMembership[], say: (what: string) => void): Promise<void> {
  for (const { subscription, userId } of lost) {
    const { id, customerId } = subscription
    if (userId === null) await alertWithoutAccount(req, subscription.id)
    else {
      await storeCustomer(req, userId, customerId)
      await adoptSubscriptions(req, userId, customerId)
      say(`took over membership ${id} of member no. ${userId}`)
    }
  }
}

async function storeCustomer({ pool }: Req, userId: number, customerId: string): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await lockPerson(tx, userId)
    await tx.query(sql`
      update users set card_customer_id = ${customerId} where id = ${userId} and card_customer_id is null`)
  })
}

const alertWithoutAccount = ({ pool }: Req, id: string): Promise<void> =>
  raiseAlert(pool, {
    about: 'members',
    key: `ownerless-membership:${id}`,
    alert: { kind: 'membership-without-account', subscription: id },
  })

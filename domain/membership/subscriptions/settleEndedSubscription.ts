import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, row, sql, statement } from '#database/sql.ts'
import { voidOpenInvoices } from '#providers/stripe/invoices.ts'
import { listPaidInvoices, type PaidInvoice } from '#providers/stripe/membershipRefunds.ts'
import type { CardSubscription } from '#providers/stripe/memberships.ts'
import { raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'
import type { Req } from '#domain/platform/Req.ts'
import { requestMembershipRefunds } from './requestMembershipRefunds.ts'

/** Refunds what was paid after the end. If the order of payment and end is uncertain, an alert asks an employee. */
export async function settleEndedSubscription(
  req: Req,
  { id: subscriptionId, endedAt }: CardSubscription,
): Promise<void> {
  const ours = await row(
    req.pool,
    sql<{
      id: number
      userId: number
    }>`select id, user_id as "userId" from subscriptions where subscription_id = ${subscriptionId}`,
  )
  if (!ours) return
  await voidOpenInvoices(subscriptionId)
  if (!endedAt) return
  const payments = (await listPaidInvoices(subscriptionId)).filter(({ paidAt }) => paidAt && paidAt >= endedAt)
  const isCertain = ({ paidAt, paymentIntentId }: PaidInvoice) => paidAt && paidAt > endedAt && paymentIntentId !== null
  await inTransaction(req.pool, async (tx) => {
    const reason = 'membership-ended'
    await requestMembershipRefunds(tx, ours.id, payments.filter(isCertain), { reason, now: req.now })
    for (const { invoiceId, cents, paymentIntentId } of payments.filter((payment) => !isCertain(payment))) {
      const isRefunded = await returnsRow(
        tx,
        statement`select 1 from refunds where payment_intent_id = ${paymentIntentId}`,
      )
      const alert = { kind: 'paid-after-end', member: String(ours.userId), amount: cents, invoice: invoiceId } as const
      if (!isRefunded) await raiseAlert(tx, { about: 'members', key: `paid-after-end:${invoiceId}`, alert })
    }
  })
}

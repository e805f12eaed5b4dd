import type { RefundMembershipInput } from '#contracts/membership/membershipPayments.ts'
import { type Cents, centsOf, formatCents } from '#contracts/shared/money.ts'
import { REFUND_REASONS, type RefundReason } from '#contracts/shop/refundReasons.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import { baseKey } from '#domain/platform/cardPlumbing/nextIdempotencyKey.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { refundJobKey } from '../subscriptions/requestMembershipRefunds.ts'
import { readPaymentsOfMembership } from './readPayments.ts'
import { refundOffers } from './refundOffers.ts'

const REASONS = { all: 'membership-payment', unused: 'unused-days' } as const

/**
 * A payment has at most one refund of ours; sending the same form again changes nothing. A job sends it.
 * @throws AppError `membership_not_found`, `membership_payment_not_found`, `membership_payment_refunded`,
 * `membership_refund_changed`, `card_provider_unreachable`.
 */
export async function refundPayment(
  req: SignedInReq,
  membershipId: number,
  { invoiceId, part, amount, key: formKey }: RefundMembershipInput,
): Promise<void> {
  const { userId, payments } = await readPaymentsOfMembership(req.pool, membershipId)
  const payment = payments.find((one) => one.invoiceId === invoiceId)
  if (!payment) throw new AppError('membership_payment_not_found')
  const { paymentIntentId, number } = payment
  if (paymentIntentId === null) throw new AppError('membership_payment_refunded')
  // One form, one payment.
  const key = `${formKey}:${paymentIntentId}`
  const known = await findRefund(req.pool, paymentIntentId)
  if (known && isRepeated(known, key, amount)) return
  const cents = refundOffers(payment, req.now)[part]
  if (known || cents === 0) throw new AppError('membership_payment_refunded')
  if (cents !== centsOf(amount)) throw new AppError('membership_refund_changed.amount', { amount: cents })
  await inTransaction(req.pool, async (tx) => {
    const refund = await insertRefund(tx, req, { membershipId, paymentIntentId, cents, reason: REASONS[part], key })
    if (!refund) {
      // Another tab was faster.
      const faster = await findRefund(tx, paymentIntentId)
      if (faster && isRepeated(faster, key, amount)) return
      throw new AppError('membership_payment_refunded')
    }
    await recordAudit(tx, req, {
      what: 'Refunded',
      kind: 'subscriptions',
      subjectId: membershipId,
      subject: `Membership payment ${number}`,
      details: [
        { field: 'Amount', before: null, after: formatCents(cents) },
        {
          field: 'Of',
          before: null,
          after: `${formatCents(payment.cents)}, ${REFUND_REASONS[REASONS[part]].text.toLowerCase()}`,
        },
      ],
      aboutId: userId,
    })
    await addJob(tx, 'sendMembershipRefund', { refundId: refund.id }, { key: refundJobKey(refund.id) })
  })
}

type KnownRefund = { key: string; cents: Cents }

/** The same form with another amount is another wish. */
const isRepeated = (known: KnownRefund, key: string, amount: string): boolean =>
  baseKey(known.key) === key && known.cents === centsOf(amount)

const findRefund = (database: Database, paymentIntentId: string) =>
  row(
    database,
    sql<KnownRefund>`
      select idempotency_key as key, amount_cents as cents from refunds where payment_intent_id = ${paymentIntentId}`,
  )

type NewRefund = {
  membershipId: number
  paymentIntentId: string
  cents: Cents
  reason: RefundReason['kind']
  key: string
}

const insertRefund = (tx: Database, { user, now }: SignedInReq, refund: NewRefund) =>
  row(
    tx,
    sql<{ id: number }>`
      insert into refunds (subscription_id, payment_intent_id, amount_cents, reason, idempotency_key, requested_by_id, created_at, updated_at)
      values (${refund.membershipId}, ${refund.paymentIntentId}, ${refund.cents}, ${refund.reason}, ${refund.key}, ${user.id}, ${now}, ${now})
      on conflict (payment_intent_id) do nothing returning id`,
  )

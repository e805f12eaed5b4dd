import type { RefundReason } from '#contracts/shop/refundReasons.ts'
import { row, rows, sql, type Database } from '#database/sql.ts'
import type { PaidInvoice } from '#providers/stripe/membershipRefunds.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'

/** A payment is refunded automatically at most once. An alert says what an earlier refund by hand left open. */
export async function requestMembershipRefunds(
  tx: Database,
  membershipId: number,
  payments: PaidInvoice[],
  { reason, now }: { reason: RefundReason['kind']; now: Date },
): Promise<void> {
  for (const { paymentIntentId, cents } of payments) {
    const added = await rows(
      tx,
      sql<{ id: number }>`
        insert into refunds (subscription_id, payment_intent_id, amount_cents, reason, created_at, updated_at)
        select ${membershipId}::int, ${paymentIntentId}::text, ${cents}::int, ${reason}::text, ${now}::timestamptz, ${now}::timestamptz where ${paymentIntentId}::text is not null
        on conflict (payment_intent_id) do nothing returning id`,
    )
    for (const { id } of added) await addJob(tx, 'sendMembershipRefund', { refundId: id }, { key: refundJobKey(id) })
    if (added.length === 0 && paymentIntentId) await alertAboutRest(tx, { paymentIntentId, cents })
  }
}

async function alertAboutRest(
  tx: Database,
  { paymentIntentId, cents }: { paymentIntentId: string; cents: number },
): Promise<void> {
  const byHand = await row(
    tx,
    sql<{ cents: number }>`
      select case when status = 'failed' then 0 else amount_cents end as cents from refunds
      where payment_intent_id = ${paymentIntentId} and requested_by_id is not null`,
  )
  if (!byHand || byHand.cents >= cents) return
  const parts = { due: cents, byHand: byHand.cents, rest: cents - byHand.cents }
  const alert = { kind: 'membership-refund-rest', ...parts, payment: paymentIntentId } as const
  await raiseAlert(tx, { about: 'members', key: `membership-refund-rest:${paymentIntentId}`, alert })
}

export const refundJobKey = (refundId: number): string => `membership-refund:${refundId}`

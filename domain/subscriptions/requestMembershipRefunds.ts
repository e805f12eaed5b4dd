import { rows, sql, type Database } from '#database/sql.ts'
import type { PaidInvoice } from '#providers/stripe/membershipRefunds.ts'
import { addJob } from '../addJob.ts'

/** A payment is refunded automatically at most once. */
export async function requestMembershipRefunds(
  tx: Database,
  membershipId: number,
  payments: PaidInvoice[],
  { reason, now }: { reason: string; now: Date },
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
  }
}

export const refundJobKey = (refundId: number): string => `membership-refund:${refundId}`

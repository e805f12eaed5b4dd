import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, rows, sql } from '#database/sql.ts'
import { raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'
import { addJob } from '#domain/platform/addJob.ts'
import type { Req } from '#domain/platform/Req.ts'
import { refundJobKey } from './requestMembershipRefunds.ts'
import { openRefundKey } from './storeMembershipRefund.ts'

const MINUTE = 60_000
/** A bank may return a refund within this time. */
const MAY_FAIL_FOR = 30 * DAY_MS

type OpenRefund = { key: string; userId: number; amountCents: Cents; state: 'unsent' | 'pending' }

/** Those a bank may still return are read once a day. */
export async function reconcileMembershipRefunds(req: Req): Promise<void> {
  const before = (ms: number) => new Date(req.now.getTime() - ms)
  await inTransaction(req.pool, async (tx) => {
    const due = await rows(
      tx,
      sql<{ id: number }>`
        update refunds set updated_at = ${req.now} where id in (
          select id from refunds where subscription_id is not null and (
            (status in ('requested', 'pending') and updated_at < ${before(10 * MINUTE)})
            or (status = 'succeeded' and provider_refund_id is not null and created_at > ${before(MAY_FAIL_FOR)}
              and updated_at < ${before(DAY_MS)}))
          order by updated_at limit 100)
        returning id`,
    )
    for (const { id } of due) await queueRefund(tx, id)
    const open = await rows(
      tx,
      sql<OpenRefund>`
        select r.idempotency_key as key, s.user_id as "userId", r.amount_cents as "amountCents",
          case when r.status = 'requested' then 'unsent' else 'pending' end as state
        from refunds r join subscriptions s on s.id = r.subscription_id
        where r.status in ('requested', 'pending') and r.created_at < ${before(DAY_MS)} order by r.id limit 100`,
    )
    for (const { key, userId, amountCents, state } of open) {
      const alert = { kind: `membership-refund-${state}`, amount: amountCents, member: String(userId) } as const
      await raiseAlert(tx, { about: 'members', key: openRefundKey(key), alert })
    }
  })
}

/** @returns whether the payment has a refund of ours. */
export async function queueMembershipRefundSync(req: Req, paymentIntentId: string): Promise<boolean> {
  return inTransaction(req.pool, async (tx) => {
    const refund = await row(
      tx,
      sql<{ id: number }>`select id from refunds where payment_intent_id = ${paymentIntentId}`,
    )
    if (refund) await queueRefund(tx, refund.id)
    return refund !== null
  })
}

const queueRefund = (tx: Database, refundId: number): Promise<void> =>
  addJob(tx, 'sendMembershipRefund', { refundId }, { key: refundJobKey(refundId) })

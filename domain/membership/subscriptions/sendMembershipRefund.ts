import type { MembershipRefund } from './MembershipRefund.ts'
import { withLock } from '#database/advisoryLock.ts'
import { row, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { refundPayment } from '#providers/stripe/membershipRefunds.ts'
import { type CardRefund, readReversals } from '#providers/stripe/refunds.ts'
import { baseKey } from '#domain/platform/cardPlumbing/nextIdempotencyKey.ts'
import { withIdempotencyKey } from '#domain/platform/cardPlumbing/withIdempotencyKey.ts'
import type { Req } from '#domain/platform/Req.ts'
import { storeMembershipRefund } from './storeMembershipRefund.ts'

/** The only rejection that means the member has the money. */
const ALREADY_REFUNDED = 'charge_already_refunded'
const LOCK = 7203005

/** A refund already sent is only read. @throws CardProviderError when it must be retried. */
export async function sendMembershipRefund(req: Req, refundId: number): Promise<void> {
  await withLock(req.pool, [LOCK, refundId], async () => {
    const refund = await row(
      req.pool,
      sql<MembershipRefund>`
        select r.id, r.idempotency_key as key, s.user_id as "userId", r.amount_cents as "amountCents",
          r.requested_by_id is not null or exists (select 1 from membership_withdrawals w where w.subscription_id = s.id) as "isPart",
          r.requested_by_id is not null as "isByHand", u.email, u.closed_at is null as "isOpen", r.payment_intent_id as "paymentIntentId", r.status
        from refunds r join subscriptions s on s.id = r.subscription_id join users u on u.id = s.user_id
        where r.id = ${refundId} and r.payment_intent_id is not null`,
    )
    if (!refund) return
    const sent = (await find(refund)) ?? (refund.status === 'requested' ? await send(req, refund) : null)
    if (sent) await storeMembershipRefund(req, refund, sent)
  })
}

/** Stripe keeps an idempotency key for a day only, so look for the refund itself. */
async function find({ key, paymentIntentId }: MembershipRefund): Promise<CardRefund | null> {
  const { refunds } = await readReversals(paymentIntentId)
  return refunds.find(({ refundKey }) => refundKey === baseKey(key)) ?? null
}

type Outcome = Pick<CardRefund, 'status' | 'problem'> & Partial<CardRefund>

/** Includes a final rejection by Stripe. */
async function send(req: Req, refund: MembershipRefund): Promise<Outcome | null> {
  const { id, key, paymentIntentId } = refund
  const amountCents = refund.isPart ? refund.amountCents : null
  try {
    return await withIdempotencyKey<CardRefund | null>(req.pool, {
      owner: { of: 'refund', id },
      key,
      call: async (idempotencyKey) => {
        await refundPayment({ paymentIntentId, amountCents, idempotencyKey, refundKey: baseKey(key) })
        return find(refund)
      },
      find: () => find(refund),
    })
  } catch (error) {
    if (!(error instanceof CardProviderError) || !error.isRefusedForGood) throw error
    if (error.code === ALREADY_REFUNDED) return { status: 'succeeded', problem: null }
    return { status: 'failed', problem: error.cause instanceof Error ? error.cause.message : error.message }
  }
}

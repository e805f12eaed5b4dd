import type Stripe from 'stripe'
import type { Cents } from '#contracts/shared/money.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import type { IdempotencyKey } from './IdempotencyKey.ts'
import { type CardDisputes, readDisputes } from './disputes.ts'
import { idOf } from './idOf.ts'
import { readAllPages } from './readAllPages.ts'

export type CardRefund = {
  id: string
  amountCents: Cents
  status: 'pending' | 'succeeded' | 'failed'
  /** Our key from the metadata; null for a refund made in the dashboard. */
  refundKey: string | null
  problem: string | null
}

export type Reversals = {
  refunds: CardRefund[]
  disputes: CardDisputes
}

const MOST = 100

export async function createCardRefund(refund: {
  idempotencyKey: IdempotencyKey
  /** Identifies the refund once Stripe has forgotten the idempotency key, after a day. */
  refundKey: string
  paymentIntentId: string
  amountCents: Cents
}): Promise<void> {
  await callStripe('refunding a payment', 'refund', () =>
    stripe().refunds.create(
      {
        payment_intent: refund.paymentIntentId,
        amount: refund.amountCents,
        reason: 'requested_by_customer',
        metadata: { refundKey: refund.refundKey },
      },
      { idempotencyKey: refund.idempotencyKey },
    ),
  )
}

export async function readReversals(paymentIntentId: string): Promise<Reversals> {
  const [refunds, disputes] = await Promise.all([
    callStripe('reading refunds', 'list', () =>
      stripe().refunds.list({ payment_intent: paymentIntentId, limit: MOST }),
    ),
    callStripe('reading disputes', 'list', () =>
      stripe().disputes.list({ payment_intent: paymentIntentId, limit: MOST }),
    ),
  ])
  return {
    refunds: refunds.data.map(toCardRefund).reverse(),
    disputes: readDisputes(disputes.data),
  }
}

/** To catch up on missed webhooks. */
export async function paymentsWithReversals(since: Date): Promise<string[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const [refunds, disputes] = await Promise.all([
    readAllPages((page) =>
      callStripe('reading recent refunds', 'list', () => stripe().refunds.list({ created, limit: MOST, ...page })),
    ),
    readAllPages((page) =>
      callStripe('reading recent disputes', 'list', () => stripe().disputes.list({ created, limit: MOST, ...page })),
    ),
  ])
  const payments = [...refunds, ...disputes].flatMap((object) => idOf(object.payment_intent) ?? [])
  return [...new Set(payments)]
}

function toCardRefund(refund: Stripe.Refund): CardRefund {
  return {
    id: refund.id,
    amountCents: refund.amount,
    status: toStatus(refund.status),
    refundKey: refund.metadata?.['refundKey'] ?? null,
    problem: refund.failure_reason ?? null,
  }
}

function toStatus(status: string | null): CardRefund['status'] {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

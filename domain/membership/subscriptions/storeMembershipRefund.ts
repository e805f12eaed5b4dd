import type { Cents } from '#contracts/shared/money.ts'
import { cutText } from '#contracts/shared/cutText.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, sql } from '#database/sql.ts'
import type { CardRefund } from '#providers/stripe/refunds.ts'
import { raiseAlert, withdrawAlert } from '#domain/platform/alerts/raiseAlert.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { baseKey } from '#domain/platform/cardPlumbing/nextIdempotencyKey.ts'
import type { Req } from '#domain/platform/Req.ts'
import type { MembershipRefund } from './MembershipRefund.ts'

type Outcome = Pick<CardRefund, 'status' | 'problem'> & Partial<CardRefund>

export const openRefundKey = (idempotencyKey: string): string => `membership-refund:${baseKey(idempotencyKey)}`

/** A failed refund raises an alert, even after it had succeeded. */
export async function storeMembershipRefund(
  { pool, now }: Req,
  refund: MembershipRefund,
  outcome: Outcome,
): Promise<void> {
  const { id, key, userId } = refund
  const { status, problem } = outcome
  const amountCents = outcome.amountCents ?? refund.amountCents
  await inTransaction(pool, async (tx) => {
    await tx.query(sql`
      update refunds set status = ${status}::enum_refunds_status, problem = ${problem ? cutText(problem, 300) : null}, amount_cents = ${amountCents},
        provider_refund_id = coalesce(${outcome.id ?? null}, provider_refund_id), updated_at = ${now}
      where id = ${id}`)
    if (status !== 'pending') await withdrawAlert(tx, openRefundKey(key))
    if (status !== 'failed') {
      if (refund.isByHand && refund.isOpen) await queueRefundMail(tx, refund, amountCents)
      return
    }
    const whose = { amount: amountCents, member: String(userId) }
    const alert = {
      kind: 'membership-refund-failed',
      ...whose,
      reason: cutText(problem ?? 'no reason was given', 300),
    } as const
    await raiseAlert(tx, { about: 'members', key: `${openRefundKey(key)}:failed`, alert })
  })
}

/** Once per refund, however often it is read. */
const queueRefundMail = (tx: Database, { id, email }: MembershipRefund, cents: Cents) =>
  queueMail(tx, {
    kind: 'membership-refunded',
    key: `membership-refunded:${id}`,
    to: email,
    data: { firstName: '', refundedCents: cents },
  })

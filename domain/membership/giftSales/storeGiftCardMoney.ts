import type { Alert } from '#contracts/platform/alerts.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { cutText } from '#contracts/shared/cutText.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import type { CardRefund, Reversals } from '#providers/stripe/refunds.ts'
import { raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'
import { alertOfDebt } from '#domain/shop/giftCards/settleDebt.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { baseKey } from '#domain/platform/cardPlumbing/nextIdempotencyKey.ts'
import { refundTax } from '#domain/shop/payments/refundTax.ts'
import type { Req } from '#domain/platform/Req.ts'
import { applySaleDispute } from './applySaleDispute.ts'
import { changeGift } from './changeGift.ts'
import { type LockedSale, lockSale } from './lockSale.ts'
import { takeBack } from './takeBack.ts'

type KnownRefund = {
  id: number
  key: string
  providerRefundId: string | null
  status: 'requested' | CardRefund['status']
  amountCents: Cents
}

/**
 * @param back read while holding the lock, so that older data never overwrites newer data.
 * @param rejected refunds that the card provider refused for good, by id.
 */
export async function storeGiftCardMoney(
  req: Req,
  saleId: number,
  back: Reversals,
  rejected: Map<number, string>,
): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const sale = await lockSale(tx, saleId)
    if (!sale || sale.payment === 'failed') return
    // The payment's own event has not arrived yet; the job is retried.
    if (sale.payment !== 'paid') throw new Error(`The purchase ${sale.reference} is not paid yet`)
    const before = await readRefunds(tx, saleId)
    for (const refund of back.refunds) await storeRefund(tx, sale, refund, before)
    for (const [id, problem] of rejected) await recordRejection(tx, sale, { id, problem, before })
    const after = await readRefunds(tx, saleId)
    const isUnclear = back.disputes.unknown.length > 0
    // While a dispute is in an unknown state, money that counted as lost stays lost.
    const lostBefore = sale.refundedCents - sumOf(before, 'succeeded')
    const lostCents = isUnclear ? Math.max(lostBefore, back.disputes.lostCents) : back.disputes.lostCents
    const backCents = sumOf(after, ...COUNTED) + lostCents
    await settleBalance(tx, sale, { goneCents: sumOf(after, 'succeeded') + lostCents, backCents, now: req.now })
    const isDisputeNews = await applySaleDispute(tx, sale, back.disputes, req.now)
    if (isDisputeNews || backCents > sumOf(before, ...COUNTED) + lostBefore) await queueHold(tx, sale)
  })
}

const COUNTED = ['succeeded', 'pending', 'requested'] as const

/** The orders are locked before the purchase elsewhere, so not in this transaction. */
async function queueHold(tx: Database, { giftCardId }: LockedSale): Promise<void> {
  if (giftCardId !== null) await addJob(tx, 'holdGiftOrders', { giftCardId }, { key: `hold-gift-orders:${giftCardId}` })
}

const readRefunds = (tx: Database, saleId: number): Promise<KnownRefund[]> =>
  rows(
    tx,
    sql<KnownRefund>`
      select id, idempotency_key as key, provider_refund_id as "providerRefundId", status, amount_cents as "amountCents"
      from refunds where gift_card_sale_id = ${saleId}`,
  )

const sumOf = (refunds: KnownRefund[], ...states: KnownRefund['status'][]): Cents =>
  refunds.filter(({ status }) => states.includes(status)).reduce((sum, { amountCents }) => sum + amountCents, 0)

async function storeRefund(tx: Database, sale: LockedSale, refund: CardRefund, known: KnownRefund[]): Promise<void> {
  const { id: providerId, amountCents, status, problem, refundKey } = refund
  const ours = known.find((one) => one.providerRefundId === providerId || baseKey(one.key) === refundKey)
  if (ours?.status === status && ours.providerRefundId) return
  await tx.query(
    ours
      ? sql`update refunds set provider_refund_id = ${providerId}, status = ${status}::enum_refunds_status, problem = ${problem}, updated_at = now()
          where id = ${ours.id}`
      : sql`insert into refunds (gift_card_sale_id, amount_cents, reason, status, provider_refund_id, problem)
          values (${sale.id}, ${amountCents}, 'made-at-card-provider', ${status}::enum_refunds_status, ${providerId}, ${problem})`,
  )
  if (status === 'failed') await alertFailedRefund(tx, sale, { amountCents, key: providerId, problem })
  if (status !== 'succeeded' || sale.buyerEmail === '') return
  await queueMail(tx, {
    kind: 'gift-card-refunded',
    key: `gift-card-refunded:${providerId}`,
    to: sale.buyerEmail,
    data: { firstName: '', reference: sale.reference, refundedCents: amountCents, months: sale.months },
  })
}

type Rejection = { id: number; problem: string; before: KnownRefund[] }

async function recordRejection(tx: Database, sale: LockedSale, { id, problem, before }: Rejection): Promise<void> {
  await tx.query(sql`
    update refunds set status = 'failed', problem = ${cutText(problem, 300)}, updated_at = now() where id = ${id} and status = 'requested'`)
  const amountCents = before.find((refund) => refund.id === id)?.amountCents ?? 0
  await alertFailedRefund(tx, sale, { amountCents, key: String(id), problem })
}

async function alertFailedRefund(
  tx: Database,
  sale: LockedSale,
  { amountCents, key, problem }: { amountCents: Cents; key: string; problem: string | null },
): Promise<void> {
  const kind = sale.months === null ? 'gift-card-refund-failed' : 'gift-membership-refund-failed'
  const alert = {
    kind,
    amount: amountCents,
    reference: sale.reference,
    reason: cutText(problem ?? 'no reason was given', 300),
  } as const
  await raiseAlert(tx, { about: 'shop', key: `gift-card-refund:${key}`, alert })
}

type Money = { goneCents: Cents; backCents: Cents; now: Date }

async function settleBalance(tx: Database, sale: LockedSale, { goneCents, backCents, now }: Money): Promise<void> {
  const { id, amountCents, taxCents, takenCents, balanceCents } = sale
  const refundedCents = Math.min(amountCents, goneCents)
  const { entryCents, missingCents } = takeBack({ backCents, takenCents, balanceCents })
  const what = entryCents < 0 ? 'Taken back: the buyer has the money' : 'Back on the card'
  await changeGift(tx, sale, { entryCents, what, now })
  await tx.query(sql`
    update gift_card_sales set refunded_cents = ${refundedCents},
      refunded_tax_cents = ${refundTax(refundedCents, { restCents: amountCents, restTaxCents: taxCents })}, taken_cents = ${takenCents - entryCents}, updated_at = now()
    where id = ${id}`)
  if (sale.months === null) return alertOfDebt(tx, { saleId: id, reference: sale.reference }, missingCents)
  if (missingCents === 0) return
  const back = { reference: sale.reference, amount: backCents }
  const alert: Alert = sale.isRedeemed
    ? { kind: 'gift-redeemed', ...back }
    : { kind: 'gift-paid-back-twice', ...back, extra: missingCents }
  await raiseAlert(tx, { about: 'shop', key: `gift-card-spent:${id}`, alert })
}

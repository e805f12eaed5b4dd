import type { GiftWithdrawalInput } from '#contracts/membership/giftWithdrawals.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { type LockedSale, lockSale } from '../giftSales/lockSale.ts'
import { refundableCents } from '../giftSales/refundableCents.ts'
import { takeForRefund } from '../giftSales/takeForRefund.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { DisputeOutcome } from '#contracts/shop/orders.ts'
import { endOfPeriod } from '#domain/shop/withdrawals/withdrawalPeriod.ts'

type Declared = { reference: string; email: string; submittedAt: Date; refundCents: Cents }

/**
 * Stored once, however often it is sent. The locks of the purchase and its gift decide between a withdrawal and somebody
 * who spends or redeems it.
 * @throws AppError `gift_card_sale_not_found`, also for someone else's; `withdrawal_not_possible`.
 */
export async function withdrawFromGift(req: Req, input: GiftWithdrawalInput): Promise<Declared> {
  return inTransaction(req.pool, async (tx) => {
    const id = await findSale(tx, req, input)
    const sale = id === null ? null : await lockSale(tx, id)
    // Read after the lock, to see another press.
    const contract = sale && (await readContract(tx, sale.id))
    if (!sale || !contract) throw new AppError('gift_card_sale_not_found')
    const { reference } = sale
    const { withdrawnAt, withdrawalEmail, withdrawnCents } = contract
    if (withdrawnAt)
      return { reference, email: withdrawalEmail ?? '', submittedAt: withdrawnAt, refundCents: withdrawnCents }
    const leftCents = refundableCents(sale)
    const refusal = giftWithdrawalRefusal({ ...sale, ...contract, leftCents }, req.now)
    if (refusal) throw new AppError(`withdrawal_not_possible.gift_${refusal}`)
    await declare(tx, sale, { ...input, submittedAt: req.now, refundCents: leftCents })
    return { reference, email: input.email, submittedAt: req.now, refundCents: leftCents }
  })
}

/** The account proves whose it is, or else the email of the purchase. */
async function findSale(
  tx: Database,
  { user }: Req,
  { reference, email }: GiftWithdrawalInput,
): Promise<number | null> {
  const sale = await row(
    tx,
    sql<{ id: number }>`
      select id from gift_card_sales
      where reference = ${reference} and (lower(buyer_email) = ${email.toLowerCase()} or user_id = ${user?.id ?? null})`,
  )
  return sale?.id ?? null
}

const readContract = (tx: Database, saleId: number) =>
  row(
    tx,
    sql<{
      paidAt: Date | null
      offersWithdrawal: boolean
      withdrawnAt: Date | null
      withdrawnCents: Cents
      withdrawalEmail: string | null
    }>`
      select paid_at as "paidAt", offers_withdrawal as "offersWithdrawal", withdrawn_at as "withdrawnAt",
        withdrawn_cents as "withdrawnCents", withdrawal_email as "withdrawalEmail"
      from gift_card_sales where id = ${saleId}`,
  )

type Statement = { name: string; email: string; submittedAt: Date; refundCents: Cents }

async function declare(tx: Database, sale: LockedSale, statement: Statement): Promise<void> {
  const { id, reference, months, amountCents } = sale
  const { name, email, submittedAt, refundCents } = statement
  await tx.query(sql`
    update gift_card_sales set withdrawn_at = ${submittedAt}, withdrawn_cents = ${refundCents}, withdrawal_name = ${name},
      withdrawal_email = ${email}, updated_at = now() where id = ${id}`)
  const reason = 'gift-withdrawn'
  await takeForRefund(tx, sale, { cents: refundCents, reason, requestedBy: null, now: submittedAt })
  await queueMail(tx, {
    kind: 'gift-withdrawn',
    key: `gift-withdrawn:${id}`,
    to: email,
    data: {
      reference,
      name,
      email,
      months,
      submittedAt: submittedAt.toISOString(),
      amountCents,
      refundCents,
    },
  })
}

type GiftContract = {
  payment: 'pending' | 'paid' | 'failed'
  paidAt: Date | null
  offersWithdrawal: boolean
  disputeOutcome: DisputeOutcome | null
  isRedeemed: boolean
  /** What can go back: see `refundableCents`. */
  leftCents: Cents
}

type GiftWithdrawalRefusal = 'no_contract' | 'not_offered' | 'expired' | 'redeemed' | 'disputed' | 'nothing_left'

/** The period begins with the purchase, not with the day on which the gift is sent. */
export function giftWithdrawalRefusal(gift: GiftContract, now: Date): GiftWithdrawalRefusal | null {
  const { payment, paidAt, offersWithdrawal, disputeOutcome, isRedeemed, leftCents } = gift
  if (payment !== 'paid' || paidAt === null) return 'no_contract'
  if (!offersWithdrawal) return 'not_offered'
  if (now >= endOfPeriod(paidAt)) return 'expired'
  if (isRedeemed) return 'redeemed'
  if (disputeOutcome === 'open' || disputeOutcome === 'inquiry') return 'disputed'
  return leftCents <= 0 ? 'nothing_left' : null
}

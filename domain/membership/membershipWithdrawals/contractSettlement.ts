import type { Cents } from '#contracts/shared/money.ts'
import type { ContractPeriod } from '#providers/stripe/membershipContract.ts'
import type { PaidInvoice } from '#providers/stripe/membershipRefunds.ts'
import { refundOfPayment } from './membershipPeriod.ts'

type ContractSettlement = {
  /** Goes back to the card. */
  owedCents: Cents
  /** Of those payments, what a change of the plan left as credit; it must not pay for anything any more. */
  creditCents: Cents
}

/**
 * What is owed after a withdrawal from a contract whose plan was changed: all that was paid, less what was used in each period.
 * Without the request to begin at once, nothing counts as used. Null where credit from elsewhere paid more than was left of it.
 *
 * @param periods oldest first.
 */
export function contractSettlement(
  periods: ContractPeriod[],
  statement: { submittedAt: Date; hasRequest: boolean },
): ContractSettlement | null {
  const paidCents = sum(periods.map((period) => period.paidCents))
  const billedCents = sum(periods.map(({ valueCents, creditedCents }) => valueCents - creditedCents))
  if (billedCents > paidCents) return null
  const usedCents = sum(periods.map((period, index) => period.valueCents - unusedCents(period, periods[index + 1])))
  const owedCents = statement.hasRequest ? Math.max(0, paidCents - usedCents) : paidCents
  return { owedCents, creditCents: paidCents - billedCents }

  function unusedCents({ valueCents, from, until }: ContractPeriod, next: ContractPeriod | undefined): Cents {
    if (next) return next.creditedCents
    return refundOfPayment({ cents: valueCents, paidAt: from, paidUntil: until }, statement)
  }
}

/** Takes the amount from the payments in their order, from each at most what it was. Null when they are not enough, or no card paid. */
export function shareOut(cents: Cents, payments: PaidInvoice[]): PaidInvoice[] | null {
  let left = cents
  const shares = payments.flatMap((payment) => {
    const share = Math.min(left, payment.cents)
    left -= share
    return share > 0 ? [{ ...payment, cents: share }] : []
  })
  return left > 0 || shares.some(({ paymentIntentId }) => paymentIntentId === null) ? null : shares
}

const sum = (amounts: Cents[]): Cents => amounts.reduce((total, cents) => total + cents, 0)

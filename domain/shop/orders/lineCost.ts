import type { Cents } from '#contracts/shared/money.ts'
import { splitCents } from '../checkout/splitCents.ts'

/** What a line cost, as it was stored at the sale. */
export type LineCost = {
  /** Before discounts, without tax. */
  lineTotalCents: Cents
  codeDiscountCents: Cents
  memberDiscountCents: Cents
  otherDiscountCents: Cents
  taxCents: Cents
}

/** Of a refund or of what was paid; the tax is part of the cents. */
export type Paid = { cents: Cents; taxCents: Cents }

export const NOTHING_PAID: Paid = { cents: 0, taxCents: 0 }

export const addPaid = (one: Paid, other: Paid): Paid => ({
  cents: one.cents + other.cents,
  taxCents: one.taxCents + other.taxCents,
})

export const paidForLine = (line: LineCost): Paid => ({
  cents:
    line.lineTotalCents - line.codeDiscountCents - line.memberDiscountCents - line.otherDiscountCents + line.taxCents,
  taxCents: line.taxCents,
})

/** The line's cost, piece by piece. No discount is larger than what is left of its piece. */
export function costOfPieces(line: LineCost, quantity: number): LineCost[] {
  const even = (cents: Cents) => splitCents(cents, Array<Cents>(quantity).fill(cents))
  let left = even(line.lineTotalCents)
  const takeOff = (discountCents: Cents): Cents[] => {
    const shares = splitCents(discountCents, left)
    left = left.map((cents, index) => cents - (shares[index] ?? 0))
    return shares
  }
  const [totals, taxes] = [left, even(line.taxCents)]
  const [code, member, other] = [line.codeDiscountCents, line.memberDiscountCents, line.otherDiscountCents].map(takeOff)
  return totals.map((lineTotalCents, index) => ({
    lineTotalCents,
    codeDiscountCents: code?.[index] ?? 0,
    memberDiscountCents: member?.[index] ?? 0,
    otherDiscountCents: other?.[index] ?? 0,
    taxCents: taxes[index] ?? 0,
  }))
}

export const sumOfCosts = (costs: LineCost[]): LineCost => {
  const sum = (name: keyof LineCost) => costs.reduce((total, cost) => total + cost[name], 0)
  return {
    lineTotalCents: sum('lineTotalCents'),
    codeDiscountCents: sum('codeDiscountCents'),
    memberDiscountCents: sum('memberDiscountCents'),
    otherDiscountCents: sum('otherDiscountCents'),
    taxCents: sum('taxCents'),
  }
}

/** What is left of a line's cost after its first pieces. */
export const costAfter = (line: LineCost & { quantity: number }, pieces: number): LineCost =>
  sumOfCosts(costOfPieces(line, line.quantity).slice(pieces))

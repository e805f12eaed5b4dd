import type { Cents } from '#contracts/shared/money.ts'
import type { PricedLine } from './decideDiscount.ts'
import { isEligible } from '../promoCodes/isEligible.ts'
import type { PromoCode } from '../promoCodes/PromoCode.ts'
import { splitCents } from './splitCents.ts'

/** What a line costs beside its price; stored with the order, and only read afterwards. */
export type LinePrice = {
  codeDiscountCents: Cents
  memberDiscountCents: Cents
  taxCents: Cents
}

type Discounts = { codeCents: Cents; memberCents: Cents; code: PromoCode | null }

/** The code's discount comes off the lines it applies to, then the member discount off what all lines cost then. */
export function priceLines(
  lines: PricedLine[],
  { codeCents, memberCents, code }: Discounts,
  taxCents: Cents[],
): LinePrice[] {
  const prices = lines.map((line) => line.unitPriceCents * line.quantity)
  const eligible = prices.map((cents, index) => (code && isEligible(code, lines[index] ?? {}) ? cents : 0))
  const byCode = splitCents(codeCents, eligible)
  const byMembership = splitCents(
    memberCents,
    prices.map((cents, index) => cents - (byCode[index] ?? 0)),
  )
  return lines.map((_, index) => ({
    codeDiscountCents: byCode[index] ?? 0,
    memberDiscountCents: byMembership[index] ?? 0,
    taxCents: taxCents[index] ?? 0,
  }))
}

/** Of each line, without tax. */
export const paidPerLine = (lines: PricedLine[], prices: LinePrice[]): Cents[] =>
  lines.map(({ unitPriceCents, quantity }, index) => {
    const { codeDiscountCents = 0, memberDiscountCents = 0 } = prices[index] ?? {}
    return unitPriceCents * quantity - codeDiscountCents - memberDiscountCents
  })

import type { Cents } from '#contracts/money.ts'
import type { PricedLine } from '../promoCodes/decideDiscount.ts'
import { isEligible } from '../promoCodes/isEligible.ts'
import type { PromoCode } from '../promoCodes/PromoCode.ts'
import type { Prices } from './priceCart.ts'
import { spreadDiscount } from './spreadDiscount.ts'

/** What is left to pay for each line: the code's part comes off the lines it applies to, the member discount off all. */
export function paidPerLine(
  lines: PricedLine[],
  { discountCents, code: used }: Prices,
  code: PromoCode | null,
): Cents[] {
  const cents = lines.map((line) => line.unitPriceCents * line.quantity)
  const applies = lines.map((line) => code !== null && isEligible(code, line))
  const codeCents = used?.cents ?? 0
  const eligible = spreadDiscount(
    cents.map((amount, index) => (applies[index] ? amount : 0)),
    codeCents,
  )
  const afterCode = cents.map((amount, index) => (applies[index] ? (eligible[index] ?? 0) : amount))
  return spreadDiscount(afterCode, discountCents - codeCents)
}

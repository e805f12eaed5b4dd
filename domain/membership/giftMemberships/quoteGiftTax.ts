import type { Cents } from '#contracts/shared/money.ts'
import type { SaleTax } from '../giftSales/findOrCreateSale.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readMembershipPrices } from '../subscriptions/readMembershipPrices.ts'
import { type AskedPlace, readTaxing, taxMembership } from '../subscriptions/taxMembership.ts'

/**
 * Where the buyer lives; where the recipient does isn't known. What is sold is the monthly plan's product.
 * Null without a tax service. @throws AppError as `readTaxing` and `taxMembership`.
 */
export async function quoteGiftTax(req: Req, giftCents: Cents, asked: AskedPlace): Promise<SaleTax | null> {
  const taxing = await readTaxing(req.pool, asked)
  if (!taxing) return null
  const { monthly: priceCents } = await readMembershipPrices(req.pool)
  const taxes = await taxMembership(req, taxing, { plan: 'monthly', priceCents, amounts: [giftCents] })
  return { place: taxing.place, cents: taxes.cents[0] ?? 0, calculationId: taxes.calculationId }
}

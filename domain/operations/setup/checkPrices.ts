import type { SetupFinding } from '#contracts/operations/setup.ts'
import { formatCents } from '#contracts/shared/money.ts'
import { findPrice } from '#providers/stripe/prices.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readMembershipPrices } from '#domain/membership/subscriptions/readMembershipPrices.ts'
import { done } from './findings.ts'

/** Asks Stripe for the price of each plan. @throws MissingPriceError */
export async function checkPrices({ pool }: Req): Promise<SetupFinding> {
  const { monthly, annual } = await readMembershipPrices(pool)
  await Promise.all([findPrice('monthly', monthly), findPrice('annual', annual)])
  return done(`Members can subscribe for ${formatCents(monthly)} a month or ${formatCents(annual)} a year.`)
}

import { findPrice } from '#providers/stripe/prices.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readMembershipPrices } from '#domain/membership/subscriptions/readMembershipPrices.ts'
import { done, type Finding } from './findings.ts'

/** Asks Stripe for the price of each plan. @throws MissingPriceError */
export async function checkPrices({ pool }: Req): Promise<Finding> {
  const { monthly, annual } = await readMembershipPrices(pool)
  await Promise.all([findPrice('monthly', monthly), findPrice('annual', annual)])
  return done('Members can subscribe for {price} a month or {annualPrice} a year.', {
    price: monthly,
    annualPrice: annual,
  })
}

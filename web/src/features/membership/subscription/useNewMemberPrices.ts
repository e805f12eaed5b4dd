import { DEFAULT_PRICES } from '#contracts/membership/membershipPrices.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { useSiteConfig } from '../../../lib/siteConfig.ts'

/** Separate from the plans' texts, which the landing page does not need. */
export function useNewMemberPrices(): typeof DEFAULT_PRICES {
  const prices = useSiteConfig().data?.prices
  return prices
    ? { monthly: centsOf(prices.monthly), annual: centsOf(prices.annual), trialDays: prices.trialDays }
    : DEFAULT_PRICES
}

import { DEFAULT_PRICES } from '#contracts/membershipPrices.ts'
import { centsOf } from '#contracts/money.ts'
import { useSiteConfig } from '../../lib/siteConfig.ts'

/** Apart from the plans' texts, because the landing page needs no more than this. */
export function useNewMemberPrices(): typeof DEFAULT_PRICES {
  const prices = useSiteConfig().data?.prices
  return prices
    ? { monthly: centsOf(prices.monthly), annual: centsOf(prices.annual), trialDays: prices.trialDays }
    : DEFAULT_PRICES
}

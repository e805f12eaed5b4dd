import type { MembershipPrices } from '#contracts/membership/membershipPrices.ts'
import { PRICE_SETTINGS } from '#contracts/membership/priceSettings.ts'
import type { Database } from '#database/sql.ts'
import { readSettings, validSetting } from '#domain/platform/settings/settings.ts'

type PriceSettings = Record<(typeof PRICE_SETTINGS)[number], string>

export const readMembershipPrices = async (database: Database): Promise<MembershipPrices> =>
  parseMembershipPrices(await readSettings(database, [...PRICE_SETTINGS]))

/** An invalid value counts as the default. */
export function parseMembershipPrices(settings: PriceSettings): MembershipPrices {
  const numberOf = (key: keyof PriceSettings): number => Number(validSetting(key, settings[key]))
  return {
    monthly: numberOf('monthly_price_cents'),
    annual: numberOf('annual_price_cents'),
    trialDays: numberOf('trial_days'),
  }
}

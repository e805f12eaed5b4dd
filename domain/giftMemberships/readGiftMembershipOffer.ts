import { GIFT_MONTHS, type GiftMonths } from '#contracts/giftMemberships.ts'
import type { Cents } from '#contracts/money.ts'
import type { Database } from '#database/sql.ts'
import { readNumberSetting } from '../settings/settings.ts'

export type GiftTerm = { months: GiftMonths; priceCents: Cents }

const SMALLEST_PRICE_CENTS = 100

/** Shortest first; none while no memberships are sold as gifts. */
export async function readGiftMembershipOffer(database: Database): Promise<GiftTerm[]> {
  const terms = await Promise.all(
    GIFT_MONTHS.map(async (months) => ({
      months,
      priceCents: await readNumberSetting(database, `gift_${months}_months_cents`),
    })),
  )
  return terms.filter(({ priceCents }) => priceCents >= SMALLEST_PRICE_CENTS)
}

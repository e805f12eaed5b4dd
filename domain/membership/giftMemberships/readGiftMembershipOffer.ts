import { problem } from '#contracts/shared/problem.ts'
import { GIFT_MONTHS, type GiftMonths } from '#contracts/membership/giftMonths.ts'
import type { Cents } from '#contracts/shared/money.ts'
import type { Database } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { readNumberSetting } from '#domain/platform/settings/settings.ts'

type GiftTerm = { months: GiftMonths; priceCents: Cents }

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

/** @throws AppError `invalid_input` for a term that isn't sold. */
export async function findGiftTerm(database: Database, months: GiftMonths): Promise<GiftTerm> {
  const term = (await readGiftMembershipOffer(database)).find((one) => one.months === months)
  if (!term) throw new AppError('invalid_input', { errors: { months: problem('Please choose how long') } })
  return term
}

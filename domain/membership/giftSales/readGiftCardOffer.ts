import type { Cents } from '#contracts/shared/money.ts'
import type { Database } from '#database/sql.ts'
import { readSetting, validSetting } from '#domain/platform/settings/settings.ts'

/** The amounts on sale, smallest first; none while no gift cards are sold. */
export async function readGiftCardOffer(database: Database): Promise<Cents[]> {
  const amounts = validSetting(KEY, await readSetting(database, KEY))
  return amounts === ''
    ? []
    : amounts
        .split(',')
        .map(Number)
        .sort((a, b) => a - b)
}

const KEY = 'gift_card_amounts_cents'

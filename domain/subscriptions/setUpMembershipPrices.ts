import type { Database } from '#database/sql.ts'
import { setUpPrices } from '#providers/stripe/setUpPrices.ts'
import { readMembershipPrices } from './readMembershipPrices.ts'

/** Creates what the card provider lacks for the stored prices. @returns what was created or changed. */
export const setUpMembershipPrices = async (database: Database): Promise<string[]> =>
  setUpPrices(await readMembershipPrices(database))

import { problem } from '#contracts/shared/problem.ts'
import { hasWithdrawal } from '#contracts/shop/markets.ts'
import type { CreateSubscriptionInput } from '#contracts/people/people.ts'
import { START_REQUEST } from '#contracts/membership/startRequest.ts'
import { textsIn } from '#texts/textsIn.ts'
import { readRates } from '#domain/shop/checkout/readRates.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

export type Residence = {
  country: string | null
  /** The words of the request to begin at once, as they were read; null where the law doesn't ask for it. */
  startRequest: string | null
  hasWithdrawal: boolean
}

/** Only countries that the shop sells to have terms of their own. @throws AppError `invalid_input`. */
export async function readResidence(
  { pool, language = 'en' }: Req,
  { country, startNow }: Pick<CreateSubscriptionInput, 'country' | 'startNow'>,
): Promise<Residence> {
  const { countries } = await readRates(pool)
  if (!country || !countries.includes(country)) return { country: null, startRequest: null, hasWithdrawal: false }
  if (!hasWithdrawal(country)) return { country, startRequest: null, hasWithdrawal: false }
  if (startNow !== true) {
    const errors = { startNow: problem('Check the box, so that your membership can begin now') }
    throw new AppError('invalid_input', { errors })
  }
  return { country, startRequest: textsIn(language)(START_REQUEST), hasWithdrawal: true }
}

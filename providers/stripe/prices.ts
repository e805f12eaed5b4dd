import { PLANS } from '#contracts/constants.ts'
import type { Plan } from '#contracts/people.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'

const prices = new Map<Plan, string>()

/** Nobody can subscribe until `npm run setup-prices` creates an active price. */
export class MissingPriceError extends Error {
  constructor(plan: Plan) {
    const { lookupKey, cents } = PLANS[plan]
    super(`Stripe has no active price ${lookupKey} of ${cents} cents. Run "npm run setup-prices" to create it.`)
    this.name = 'MissingPriceError'
  }
}

/** Called before the card form is shown. @throws MissingPriceError if it is missing, archived or has another amount. */
export async function findPrice(plan: Plan): Promise<string> {
  const known = prices.get(plan)
  if (known) return known
  const { lookupKey, cents } = PLANS[plan]
  const list = await callStripe('reading prices', 'list', () =>
    stripe().prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }),
  )
  const price = list.data[0]
  if (price?.unit_amount !== cents) throw new MissingPriceError(plan)
  prices.set(plan, price.id)
  return price.id
}

/** A price may be archived while it is cached. */
export const forgetPrices = (): void => prices.clear()

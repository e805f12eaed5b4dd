import { LRUCache } from 'lru-cache'
import { lookupKeyOf } from '#contracts/membership/membershipPrices.ts'
import type { Cents } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { idOf } from './idOf.ts'

type MembershipPrice = { id: string; productId: string }

/** By lookup key. */
const prices = new LRUCache<string, MembershipPrice>({ max: 100 })

/** Nobody can subscribe until `npm run setup-prices` creates an active price. */
export class MissingPriceError extends Error {
  constructor(lookupKey: string, cents: Cents) {
    super(`Stripe has no active price ${lookupKey} of ${cents} cents. Run "npm run setup-prices" to create it.`)
    this.name = 'MissingPriceError'
  }
}

/** Called before the card form is shown. @throws MissingPriceError if it is missing, archived or has another amount. */
export const findPrice = async (plan: Plan, cents: Cents): Promise<string> =>
  (await findMembershipPrice(plan, cents)).id

/** As `findPrice`, with what is sold at it. */
export async function findMembershipPrice(plan: Plan, cents: Cents): Promise<MembershipPrice> {
  const lookupKey = lookupKeyOf(plan, cents)
  const known = prices.get(lookupKey)
  if (known) return known
  const list = await callStripe('reading prices', 'list', () =>
    stripe().prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }),
  )
  const price = list.data[0]
  if (price?.unit_amount !== cents) throw new MissingPriceError(lookupKey, cents)
  const found = { id: price.id, productId: idOf(price.product) ?? '' }
  prices.set(lookupKey, found)
  return found
}

/** A price may be archived while it is cached. */
export const clearPrices = (): void => prices.clear()

import { CURRENCY, PLANS } from '#contracts/constants.ts'
import { DEFAULT_PRICES, lookupKeyOf, type MembershipPrices } from '#contracts/membershipPrices.ts'
import type { Cents } from '#contracts/money.ts'
import type { Plan } from '#contracts/people.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { idOf } from './idOf.ts'
import { setUpPortal } from './setUpPortal.ts'

type SetUp = { product: string; prices: string[]; created: string[] }

/**
 * Idempotent, for the mode of the key; replaces an archived price. Earlier prices stay, because members pay them.
 * @returns what was created or changed.
 */
export async function setUpPrices(wanted: MembershipPrices = DEFAULT_PRICES): Promise<string[]> {
  const { product, prices, created } = await ensurePrices(wanted)
  const portal = await setUpPortal(product, prices)
  return [...created.map((lookupKey) => `the price ${lookupKey}`), ...(portal ? [`the billing portal’s settings`] : [])]
}

/** Without the portal, so that nobody can choose them yet. @returns the prices' ids, and the lookup keys of new ones. */
export async function ensurePrices(wanted: MembershipPrices): Promise<SetUp> {
  const plans = (['monthly', 'annual'] as const).map((plan) => {
    const cents = wanted[plan]
    return { plan, cents, lookupKey: lookupKeyOf(plan, cents) }
  })
  const standard = Object.values(PLANS).map(({ lookupKey }) => lookupKey)
  const existing = await callStripe('reading prices', 'list', () =>
    stripe().prices.list({ lookup_keys: [...new Set([...plans.map(({ lookupKey }) => lookupKey), ...standard])] }),
  )
  const product = idOf(existing.data[0]?.product) ?? (await createProduct())
  const prices: string[] = []
  const created: string[] = []
  for (const { plan, cents, lookupKey } of plans) {
    const found = existing.data.find(
      (price) => price.active && price.lookup_key === lookupKey && price.unit_amount === cents,
    )
    prices.push(found?.id ?? (await createPrice(product, plan, cents, lookupKey)))
    if (!found) created.push(lookupKey)
  }
  return { product, prices, created }
}

async function createProduct(): Promise<string> {
  const product = await callStripe('creating the product', 'product', () =>
    stripe().products.create({ name: 'Stone Hunt membership' }),
  )
  return product.id
}

/** No idempotency key: a fixed one would return the archived price for a day. */
async function createPrice(product: string, plan: Plan, cents: Cents, lookupKey: string): Promise<string> {
  const price = await callStripe('creating a price', 'price', () =>
    stripe().prices.create({
      product,
      currency: CURRENCY,
      unit_amount: cents,
      recurring: { interval: PLANS[plan].interval },
      lookup_key: lookupKey,
      transfer_lookup_key: true,
    }),
  )
  return price.id
}

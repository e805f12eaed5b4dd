import { CURRENCY, PLANS } from '#contracts/constants.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { idOf } from './idOf.ts'
import { setUpPortal } from './setUpPortal.ts'

type Plan = (typeof PLANS)[keyof typeof PLANS]

/** Idempotent, for the mode of the key; replaces an archived price. @returns what was created or changed. */
export async function setUpPrices(): Promise<string[]> {
  const existing = await callStripe('reading prices', 'list', () =>
    stripe().prices.list({ lookup_keys: Object.values(PLANS).map((plan) => plan.lookupKey) }),
  )
  const active = existing.data.filter((price) => price.active)
  const costs = new Map(active.map((price) => [price.lookup_key, price.unit_amount]))
  const missing = Object.values(PLANS).filter((plan) => costs.get(plan.lookupKey) !== plan.cents)
  const product = idOf(existing.data[0]?.product) ?? (await createProduct())
  const created: string[] = []
  for (const plan of missing) created.push(await createPrice(product, plan))
  const prices = active.filter(({ lookup_key: key, unit_amount: cents }) =>
    Object.values(PLANS).some((plan) => plan.lookupKey === key && plan.cents === cents),
  )
  const portal = await setUpPortal(product, [...prices.map(({ id }) => id), ...created])
  return [
    ...missing.map(({ lookupKey }) => `the price ${lookupKey}`),
    ...(portal ? [`the billing portal’s settings`] : []),
  ]
}

async function createProduct(): Promise<string> {
  const product = await callStripe('creating the product', 'product', () =>
    stripe().products.create({ name: 'Stone Hunt membership' }),
  )
  return product.id
}

/** No idempotency key: a fixed one would return the archived price for a day. */
async function createPrice(product: string, plan: Plan): Promise<string> {
  const price = await callStripe('creating a price', 'price', () =>
    stripe().prices.create({
      product,
      currency: CURRENCY,
      unit_amount: plan.cents,
      recurring: { interval: plan.interval },
      lookup_key: plan.lookupKey,
      transfer_lookup_key: true,
    }),
  )
  return price.id
}

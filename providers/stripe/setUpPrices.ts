import { CURRENCY, PLANS } from '#contracts/constants.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'

/** Makes the membership's product and its two prices at the card provider; a second run changes nothing. */
export async function setUpPrices(): Promise<void> {
  const existing = await callStripe('reading prices', 'list', () =>
    stripe().prices.list({ lookup_keys: Object.values(PLANS).map((plan) => plan.lookupKey), active: true }),
  )
  const known = new Map(existing.data.map((price) => [price.lookup_key, price.unit_amount]))
  const missing = Object.values(PLANS).filter((plan) => known.get(plan.lookupKey) !== plan.cents)
  if (missing.length === 0) return
  const product = await callStripe('creating the product', 'product', () =>
    stripe().products.create({ name: 'Stone Hunt membership' }, { idempotencyKey: 'product:membership' }),
  )
  for (const plan of missing) {
    await callStripe('creating a price', 'price', () =>
      stripe().prices.create(
        {
          product: product.id,
          currency: CURRENCY,
          unit_amount: plan.cents,
          recurring: { interval: plan.interval },
          lookup_key: plan.lookupKey,
          transfer_lookup_key: true,
        },
        { idempotencyKey: `price:${plan.lookupKey}:${plan.cents}` },
      ),
    )
  }
}

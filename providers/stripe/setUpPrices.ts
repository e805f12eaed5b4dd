import { CURRENCY, PLANS } from '#contracts/shared/constants.ts'
import { DEFAULT_PRICES, lookupKeyOf, type MembershipPrices } from '#contracts/membership/membershipPrices.ts'
import type { Cents } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'
import { BRAND_DEFAULTS } from '#contracts/platform/siteDefaults.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { idOf } from './idOf.ts'
import { setUpPortal } from './setUpPortal.ts'

/** Stripe's code for services that are supplied electronically. The owner can choose another one in Stripe's dashboard. */
const TAX_CODE = 'txcd_10000000'

type SetUp = { product: string; prices: string[]; created: string[] }

/** Whether tax is added to memberships, as in the shop. */
type Taxing = { isTaxed: boolean }

/**
 * Idempotent, for the mode of the key; replaces an archived price. Earlier prices stay, because members pay them.
 * @returns what was created or changed.
 */
export async function setUpPrices(
  wanted: MembershipPrices = DEFAULT_PRICES,
  siteName: string = BRAND_DEFAULTS.name,
  { isTaxed }: Taxing = { isTaxed: false },
): Promise<string[]> {
  const { product, prices, created } = await ensurePrices(wanted, siteName, { isTaxed })
  const isRenamed = await renameProduct(product, siteName)
  const portal = await setUpPortal({ product, prices, asksAddress: isTaxed })
  return [
    ...created.map((lookupKey) => `the price ${lookupKey}`),
    ...(isRenamed ? ['the name of the product'] : []),
    ...(portal ? [`the billing portal’s settings`] : []),
  ]
}

/** Without the portal, so that nobody can choose them yet. @returns the prices' ids, and the lookup keys of new ones. */
export async function ensurePrices(wanted: MembershipPrices, siteName: string, { isTaxed }: Taxing): Promise<SetUp> {
  const plans = (['monthly', 'annual'] as const).map((plan) => {
    const cents = wanted[plan]
    return { plan, cents, lookupKey: lookupKeyOf(plan, cents) }
  })
  const standard = Object.values(PLANS).map(({ lookupKey }) => lookupKey)
  const existing = await callStripe('reading prices', 'list', () =>
    stripe().prices.list({ lookup_keys: [...new Set([...plans.map(({ lookupKey }) => lookupKey), ...standard])] }),
  )
  const known = idOf(existing.data[0]?.product)
  const product = known ?? (await createProduct(siteName))
  if (known && isTaxed) await ensureTaxCode(known)
  const prices: string[] = []
  const created: string[] = []
  for (const { plan, cents, lookupKey } of plans) {
    const found = existing.data.find(
      (price) =>
        price.active &&
        price.lookup_key === lookupKey &&
        price.unit_amount === cents &&
        // Tax is added to our prices. Whether it is can't be changed at Stripe.
        !(isTaxed && price.tax_behavior === 'inclusive'),
    )
    prices.push(found?.id ?? (await createPrice(product, plan, cents, lookupKey)))
    if (isTaxed && found?.tax_behavior === 'unspecified') await markExclusive(found.id)
    if (!found) created.push(lookupKey)
  }
  return { product, prices, created }
}

const productOf = (siteName: string) => {
  const name = `${siteName} membership`
  return { name, metadata: { givenName: name } }
}

async function createProduct(siteName: string): Promise<string> {
  const product = await callStripe('creating the product', 'product', () =>
    stripe().products.create({ ...productOf(siteName), tax_code: TAX_CODE }),
  )
  return product.id
}

/** One that somebody chose at Stripe stays. */
async function ensureTaxCode(id: string): Promise<void> {
  const { tax_code: code } = await callStripe('reading the product', 'product', () => stripe().products.retrieve(id))
  if (code !== null) return
  await callStripe('setting the product’s tax code', 'product', () =>
    stripe().products.update(id, { tax_code: TAX_CODE }),
  )
}

/** A name that somebody chose at Stripe stays. */
async function renameProduct(id: string, siteName: string): Promise<boolean> {
  const product = await callStripe('reading the product', 'product', () => stripe().products.retrieve(id))
  const wanted = productOf(siteName)
  const isOurs = product.name === (product.metadata['givenName'] ?? productOf(BRAND_DEFAULTS.name).name)
  if (!isOurs || product.name === wanted.name) return false
  await callStripe('renaming the product', 'product', () => stripe().products.update(id, wanted))
  return true
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
      tax_behavior: 'exclusive',
    }),
  )
  return price.id
}

/** As in the shop, tax is added to the price. It matters only to subscriptions with tax, and can't be changed back. */
async function markExclusive(price: string): Promise<void> {
  await callStripe('setting a price’s tax behavior', 'price', () =>
    stripe().prices.update(price, { tax_behavior: 'exclusive' }),
  )
}

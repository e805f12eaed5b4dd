import type { Import } from '#contracts/operations/imports.ts'
import type { Browser } from './Browser.ts'
import { askCards } from './cards.ts'
import type { Site } from './site.ts'

type Given = { product?: string; cents?: string; interval?: string; currency?: string; customerId?: string }
export type Outside = { id: string; customer: string }

/** As another program in the same Stripe account starts one. @param product its name. */
export async function startOutside(
  site: Site,
  email: string,
  { product = 'Old club', cents = '500', interval = 'month', currency = 'usd', customerId }: Given = {},
): Promise<Outside> {
  const price = await askCards<{ id: string }>(site, 'prices', {
    product: await productNamed(site, product),
    currency,
    unit_amount: cents,
    'recurring[interval]': interval,
  })
  const customer = customerId ?? (await askCards<{ id: string }>(site, 'customers', { email, name: 'Ada Byron' })).id
  const card = await askCards<{ id: string }>(site, 'payment_methods/pm_card_visa/attach', { customer })
  const { id } = await askCards<{ id: string }>(site, 'subscriptions', {
    customer,
    'items[0][price]': price.id,
    default_payment_method: card.id,
  })
  return { id, customer }
}

async function productNamed(site: Site, name: string): Promise<string> {
  const { data } = await askCards<{ data: { id: string; name: string }[] }>(site, 'products?limit=100')
  const known = data.find((product) => product.name === name)
  return known?.id ?? (await askCards<{ id: string }>(site, 'products', { name })).id
}

/** Reads the subscriptions at Stripe. The only product is chosen. */
export async function checkStripe(owner: Browser): Promise<Import> {
  const answer = await owner.post('/api/admin/imports', { kind: 'stripe-subscriptions', fileName: 'Stripe' })
  if (answer.status !== 201) throw new Error(`The check answered ${answer.status}: ${answer.text}`)
  return answer.json as Import
}

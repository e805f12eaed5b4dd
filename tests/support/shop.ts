import { onTestFinished } from 'vitest'
import { env } from '#env'
import { paceBy } from '#providers/spreadconnect/pace.ts'
import { freePort } from '#bin/demo/ports.ts'
import type { Browser } from './Browser.ts'
import { signUpEmployee } from './people.ts'
import type { Site } from './site.ts'

type Variant = { id: number; retailPrice: string; inStock: boolean; sizeName: string }
type Item = { id: number; title: string; variants: Variant[] }

export const address = {
  firstName: 'Ada',
  lastName: 'Guest',
  street: '1 Agate Road',
  city: 'Duluth',
  state: 'MN',
  country: 'US',
  zipCode: '55801',
}

export const checkoutForm = {
  customerInfo: { email: 'guest@example.test', phone: '555-123-4567' },
  shippingAddress: address,
  useSameAddress: true,
}

/** Pacing has its own test. */
export const unpaced = (): void => paceBy(() => Promise.resolve(0))

/** Until the returned function is called, or the test ends. */
export async function losePrintProvider(): Promise<() => void> {
  const address = env().SPREADCONNECT_BASE_URL
  const back = () => void (env().SPREADCONNECT_BASE_URL = address)
  onTestFinished(back)
  env().SPREADCONNECT_BASE_URL = `http://127.0.0.1:${await freePort(61_000)}`
  return back
}

/** Without pacing: the size charts alone are two dozen calls, which orders would wait for. */
export async function syncCatalogue(site: Site): Promise<void> {
  unpaced()
  const employee = await signUpEmployee(site)
  const answer = await employee.post('/api/merchandise/sync')
  if (answer.status !== 200) throw new Error(`The sync answered ${answer.status}: ${answer.text}`)
}

/** Cheapest first. */
export async function variantsInStock(site: Site): Promise<Variant[]> {
  const items = (await site.visitor().get('/api/merchandise')).json as Item[]
  return items
    .flatMap(({ variants }) => variants)
    .filter(({ inStock }) => inStock)
    .sort((a, b) => Number(a.retailPrice) - Number(b.retailPrice))
}

/** Without pacing. @returns the variants on sale, cheapest first. */
export async function openShop(site: Site): Promise<number[]> {
  await syncCatalogue(site)
  return (await variantsInStock(site)).map(({ id }) => id)
}

/** Opens the shop with two variants that don’t sell out, at prices of the test’s own, in cents. */
export async function openShopWithTwo(site: Site, firstCents: number, secondCents: number): Promise<[number, number]> {
  const [first = 0, second = 0] = (await openShop(site)).slice(-2)
  await site.pool.query(
    'update variants set stock = null, retail_price_cents = case when id = $1 then $3::int else $4::int end where id in ($1, $2)',
    [first, second, firstCents, secondCents],
  )
  return [first, second]
}

type Place = { country?: string; state: string | undefined; zipCode: string }

export const GERMANY: Place = { country: 'DE', state: undefined, zipCode: '10115' }

/** Where buyers live: with and without sales tax or VAT. */
export const PLACES: [Place, ...Place[]] = [
  { state: 'NY', zipCode: '10001' },
  { state: 'CA', zipCode: '94105' },
  { state: 'MN', zipCode: '55801' },
  { country: 'CA', state: 'ON', zipCode: 'K1A 0B1' },
  GERMANY,
]

export async function fillCart(buyer: Browser, variantId: number, quantity = 1): Promise<void> {
  const answer = await buyer.post('/api/cart', { merchandiseVariantId: variantId, quantity })
  if (answer.status !== 201) throw new Error(`The cart answered ${answer.status}: ${answer.text}`)
}

export type Started = {
  clientSecret: string
  orderReference: string
  summary: { total: string; subtotal: string }
  heldUntil: string | null
}

export async function startPayment(buyer: Browser, form: unknown = checkoutForm): Promise<Started> {
  const answer = await buyer.post('/api/checkout/create-payment', form)
  if (answer.status !== 200) throw new Error(`Create-payment answered ${answer.status}: ${answer.text}`)
  return answer.json as Started
}

export type PrintState = { orders: { id: number; reference: string; state: string }[] }

export async function printOrders(site: Site, reference: string): Promise<PrintState['orders']> {
  const state = (await (await fetch(`${site.printBase}/_emulator/state`)).json()) as PrintState
  return state.orders.filter((order) => order.reference === reference)
}

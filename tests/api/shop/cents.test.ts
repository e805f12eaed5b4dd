import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { signUpPatron } from '../../support/members.ts'
import { sellTo } from '../../support/markets.ts'
import { addOwnGood } from '../../support/ownGoods.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { signUpEmployee } from '../../support/people.ts'
import { address, checkoutForm, startPayment, syncCatalogue, unpaced, variantsInStock } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let variants: { id: number }[]
const buyers: Record<string, Browser> = {}

beforeAll(async () => {
  unpaced()
  await syncCatalogue(site)
  await sellTo(site, 'US', 'CA', 'DE', 'JP')
  const all = await variantsInStock(site)
  variants = [0, 0.3, 0.6, 0.99].map((at) => all[Math.floor(at * all.length)] ?? { id: 0 })
  const owner = await signUpEmployee(site)
  const own = await addOwnGood(owner, { name: 'Geode half', price: 19.75, stock: null })
  expect((await sendFromPanel(site, owner, 'PATCH', `/cms/api/products/${own.id}`, { weightGrams: 700 })).status).toBe(
    200,
  )
  expect((await owner.put('/api/admin/settings', { own_shipping_us: '500:450,2000:985' })).status).toBe(200)
  variants.push({ id: own.variantId })
  buyers['a guest'] = site.visitor()
  buyers['a subscriber'] = await signUpPatron(site)
})

// The last one is of own goods.
const CARTS = [[1], [0, 1], [2, 0, 1], [1, 1, 1, 1], [0, 0, 0, 5], [0, 0, 0, 0, 2], [1, 0, 0, 0, 1], [0, 1, 0, 1, 3]]
const PLACES = [
  { country: 'US', state: 'MN', methods: ['standard'] },
  { country: 'US', state: 'CA', methods: ['standard', 'express'] },
  { country: 'US', state: 'TX', methods: ['standard', 'express'] },
  { country: 'CA', state: 'ON', methods: ['standard'] },
  { country: 'DE', state: undefined, methods: ['standard'] },
  { country: 'JP', state: undefined, methods: ['standard'] },
]
const cases = ['a guest', 'a subscriber'].flatMap((who) =>
  PLACES.flatMap(({ methods, ...place }) =>
    methods.flatMap((method) => CARTS.map((cart) => ({ who, ...place, method, cart }))),
  ),
)

type Summary = Record<'subtotal' | 'discount' | 'shipping' | 'tax' | 'total', string>
const cents = (amount: string) => Math.round(Number(amount) * 100)

describe('cart, payment and order have the same total', () => {
  it.each(cases)('for $who to $country $state by $method with $cart', async ({ who, country, state, method, cart }) => {
    const buyer = buyers[who] as Browser
    await buyer.delete('/api/cart')
    await site.pool.query("update orders set created_at = created_at - interval '1 day'")
    for (const [index, quantity] of cart.entries())
      if (quantity > 0) await buyer.post('/api/cart', { merchandiseVariantId: variants[index]?.id, quantity })

    const query = new URLSearchParams({ country, method, ...(state && { state }) })
    const shown = (await buyer.get(`/api/cart/checkout?${query.toString()}`)).json as { summary: Summary }
    const started = await startPayment(buyer, {
      ...checkoutForm,
      shippingMethod: method,
      shippingAddress: { ...address, country, state },
    })

    expect(started.summary).toEqual(shown.summary)
    const { subtotal, discount, shipping, tax, total } = shown.summary
    expect(cents(total)).toBe(cents(subtotal) - cents(discount) + cents(shipping) + cents(tax))
    expect(cents(discount) > 0).toBe(who === 'a subscriber')
    const intent = await fetch(`${site.cardBase}/v1/payment_intents/${started.clientSecret.split('_secret_')[0]}`, {
      headers: { authorization: 'Bearer sk_test_tests' },
    })
    expect(await intent.json()).toMatchObject({ amount: cents(total), currency: 'usd' })
    const { rows } = await site.pool.query(
      `select total_cents::int as total, subtotal_cents::int as subtotal,
        (select sum(line_total_cents)::int from order_lines l where l.order_id = o.id) as lines from orders o where reference = $1`,
      [started.orderReference],
    )
    expect(rows).toEqual([{ total: cents(total), subtotal: cents(subtotal), lines: cents(subtotal) }])
    const order = (await buyer.get(`/api/orders/${started.orderReference}`)).json as { summary: Summary }
    expect(order.summary).toEqual(shown.summary)
  })
})

import { beforeAll, expect, it } from 'vitest'
import { askCards } from '../../support/cards.ts'
import { deadlockOnce } from '../../support/deadlockOnce.ts'
import { holdRow } from '../../support/holdRow.ts'
import { tellPrint } from '../../support/people.ts'
import { checkoutForm, fillCart, losePrintProvider, openShop, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { runByTheClock } from '../../support/time.ts'

const site = useSite()
type Variant = { id: number; sku: string; size_name: string; appearance_name: string; merchandise_id: number }
let wanted: Variant
let others: Variant[]

beforeAll(async () => {
  await openShop(site)
  const { rows } = await site.pool.query<Variant>(
    `select v.* from variants v where merchandise_id = (
      select merchandise_id from variants where sellable group by merchandise_id
      having count(distinct size_name) > 2 and count(distinct appearance_name) > 1 limit 1) order by position`,
  )
  const [first, ...rest] = rows
  if (!first) throw new Error('The catalog has no article with sizes and colors')
  wanted = first
  others = rest
  for (const { sku } of rows) await tellPrint(site, 'stock', { sku, stock: 5 })
  await runByTheClock(site, 'refreshStock')
})

it('an item that the print provider sells out before the payment is refused, with what is in stock instead', async () => {
  const buyer = site.visitor()
  await fillCart(buyer, wanted.id, 2)
  await buyer.get('/api/cart/checkout')
  await tellPrint(site, 'stock', { sku: wanted.sku, stock: 0 })
  await runByTheClock(site, 'refreshStock')
  const answer = await buyer.post('/api/checkout/create-payment', checkoutForm)
  const sameSize = others.find(({ size_name }) => size_name === wanted.size_name)
  expect(answer).toMatchObject({ status: 409, json: { code: 'variant_sold_out' } })
  const { message } = answer.json as { message: string }
  expect(message).toMatch(/ is sold out\. In stock: /)
  expect(message).toContain(`${sameSize?.size_name}, ${sameSize?.appearance_name}`)
  expect((await askCards<{ data: unknown[] }>(site, 'payment_intents')).data).toEqual([])
  const [item] = (await buyer.get('/api/cart')).json as { alternatives: { id: number }[] }[]
  expect(item?.alternatives.length).toBeGreaterThan(1)
  expect(item?.alternatives[0]?.id).toBe(sameSize?.id)
})

it('nothing is offered instead where the rest is not enough', async () => {
  const buyer = site.visitor()
  await site.pool.query('update variants set stock = 5 where id = $1', [wanted.id])
  await fillCart(buyer, wanted.id, 3)
  await site.pool.query('update variants set stock = 2 where merchandise_id = $1', [wanted.merchandise_id])
  const answer = await buyer.post('/api/checkout/create-payment', checkoutForm)
  expect((answer.json as { message: string }).message).toMatch(/^Only 2 of .* left\.$/)
})

const afterAMinute = () => (site.clock.aheadMs += 61_000)
const storedStock = async (id: number) =>
  (await site.pool.query<{ stock: string }>('select stock from variants where id = $1', [id])).rows[0]?.stock

it('the print provider is asked when the payment starts: what it sold since the last sync is refused and stored', async () => {
  await site.pool.query('update variants set stock = 5 where merchandise_id = $1', [wanted.merchandise_id])
  const buyer = site.visitor()
  await fillCart(buyer, wanted.id, 2)
  await tellPrint(site, 'stock', { sku: wanted.sku, stock: 1 })
  afterAMinute()
  const answer = await buyer.post('/api/checkout/create-payment', checkoutForm)
  expect(answer).toMatchObject({ status: 409, json: { code: 'variant_sold_out' } })
  expect((answer.json as { message: string }).message).toMatch(/^Only 1 of .* left\. In stock: /)
  expect(Number(await storedStock(wanted.id))).toBe(1)
  expect((await askCards<{ data: unknown[] }>(site, 'payment_intents')).data).toEqual([])
})

it('its answer counts for a minute', async () => {
  await site.pool.query('update variants set stock = 5 where id = $1', [wanted.id])
  const buyer = site.visitor()
  await fillCart(buyer, wanted.id)
  await startPayment(buyer, checkoutForm)
  expect(Number(await storedStock(wanted.id))).toBe(5)
  afterAMinute()
  await startPayment(buyer, { ...checkoutForm, shippingAddress: { ...checkoutForm.shippingAddress, city: 'Hibbing' } })
  expect(Number(await storedStock(wanted.id))).toBe(1)
})

it('a print provider that does not answer stops no sale: what is stored counts', async () => {
  await site.pool.query('update variants set stock = 5 where id = $1', [wanted.id])
  const buyer = site.visitor()
  await fillCart(buyer, wanted.id, 2)
  afterAMinute()
  await losePrintProvider()
  expect((await startPayment(buyer, checkoutForm)).clientSecret).toContain('_secret_')
})

it('what the print provider answers is stored although that deadlocks with a sync', async () => {
  const buyer = site.visitor()
  await site.pool.query('update variants set stock = 5 where id = $1', [wanted.id])
  await fillCart(buyer, wanted.id)
  await tellPrint(site, 'stock', { sku: wanted.sku, stock: 4 })
  afterAMinute()
  const { result: answer } = await deadlockOnce(site, 'variants', () =>
    buyer.post('/api/checkout/create-payment', checkoutForm),
  )
  expect(answer.status).toBe(200)
  expect(Number(await storedStock(wanted.id))).toBe(4)
})

it('the stock of a cart’s items is locked by id, whatever their order in the cart', async () => {
  const [low, high] = others.slice(-2).sort((one, other) => one.id - other.id)
  if (!low || !high) throw new Error('The article has too few variants')
  const buyer = site.visitor()
  for (const { id, sku } of [high, low]) {
    // A scan of the table finds them in this order, too.
    await site.pool.query('update variants set stock = 5 where id = $1', [id])
    await fillCart(buyer, id)
    await tellPrint(site, 'stock', { sku, stock: 3 })
  }
  afterAMinute()
  const lock = 'select 1 from variants where id = $1 for no key update nowait'
  const answer = await holdRow(
    site,
    { text: lock, values: [low.id] },
    () => buyer.post('/api/checkout/create-payment', checkoutForm),
    { text: lock, values: [high.id] },
  )
  expect(answer.status).toBe(200)
  expect(await Promise.all([low, high].map(({ id }) => storedStock(id)))).toEqual([3, 3].map(String))
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { signUpPatron } from '../../support/members.ts'
import { signUpMember } from '../../support/people.ts'
import { fillCart, syncCatalogue } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let cheap: number
let dear: number
let soldOut: number
let scarce: number

beforeAll(async () => {
  await syncCatalogue(site)
  const { rows } = await site.pool.query<{ id: number }>(
    'select id from variants where sellable and stock > 100 order by id limit 4',
  )
  ;[cheap = 0, dear = 0, soldOut = 0, scarce = 0] = rows.map(({ id }) => id)
  const set = (id: number, cents: number, stock: number | null) =>
    site.pool.query('update variants set retail_price_cents = $2, stock = $3 where id = $1', [id, cents, stock])
  await set(cheap, 1001, null)
  await set(dear, 2499, 500)
  await set(soldOut, 2000, 0)
  await set(scarce, 2000, 3)
})

type Line = {
  id: number
  quantity: number
  variant: { id: number; retailPrice: string; inStock: boolean }
  unavailable?: true
}
const cartOf = async (visitor: Browser) => (await visitor.get('/api/cart')).json as Line[]
const quantities = async (visitor: Browser) =>
  Object.fromEntries((await cartOf(visitor)).map(({ variant, quantity }) => [variant.id, quantity]))
const add = (visitor: Browser, merchandiseVariantId: unknown, quantity: unknown = 1, more: object = {}) =>
  visitor.post('/api/cart', { merchandiseVariantId, quantity, ...more })
const checkout = async (visitor: Browser, query = '') =>
  ((await visitor.get(`/api/cart/checkout${query}`)).json as { summary: Record<string, string> }).summary

describe('a guest’s cart', () => {
  it('is empty and sets no cookie until an item is added', async () => {
    const guest = site.visitor()
    expect(await cartOf(guest)).toEqual([])
    expect(guest.cookies.size).toBe(0)
    const answer = await add(guest, dear, 2)
    expect(answer.status).toBe(201)
    expect(answer.json).toEqual({
      id: expect.any(Number) as number,
      quantity: 2,
      variant: expect.objectContaining({ id: dear, retailPrice: '24.99', inStock: true }) as object,
      merchandise: { id: expect.any(Number) as number, title: expect.any(String) as string },
      primaryImage: { imageUrl: expect.stringMatching(/^https?:/) as string },
    })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^stonehunt-cart=[\w-]+\.[\w-]+; Max-Age=2592000; Path=\/; .*HttpOnly; SameSite=Lax$/),
    ])
  })

  it('has one line per variant with the summed quantity', async () => {
    const guest = site.visitor()
    await fillCart(guest, dear, 2)
    expect(await add(guest, dear, 3)).toMatchObject({ status: 201, json: { quantity: 5 } })
    expect(await quantities(guest)).toEqual({ [dear]: 5 })
  })

  it('can change a quantity, remove a line and be cleared', async () => {
    const guest = site.visitor()
    await fillCart(guest, dear)
    await fillCart(guest, cheap)
    const [first, second] = await cartOf(guest)
    expect(await guest.put(`/api/cart/${first?.id}`, { quantity: 7 })).toMatchObject({
      status: 200,
      json: { quantity: 7 },
    })
    expect((await guest.delete(`/api/cart/${second?.id}`)).status).toBe(204)
    expect((await guest.delete(`/api/cart/${second?.id}`)).status).toBe(404)
    expect(await quantities(guest)).toEqual({ [dear]: 7 })
    expect((await guest.delete('/api/cart')).status).toBe(204)
    expect(await cartOf(guest)).toEqual([])
    expect((await site.visitor().delete('/api/cart')).status).toBe(204)
  })

  it.each([0, -1, 1.5, 21, 1e9, '1', null, [1], true])('rejects the quantity %j', async (quantity) => {
    const guest = site.visitor()
    await fillCart(guest, dear)
    const [line] = await cartOf(guest)
    expect(await add(guest, dear, quantity)).toMatchObject({ status: 400, json: { code: 'invalid_input' } })
    expect((await guest.put(`/api/cart/${line?.id}`, { quantity })).status).toBe(400)
    expect(await quantities(guest)).toEqual({ [dear]: 1 })
  })

  it('holds at most twenty of one variant', async () => {
    const guest = site.visitor()
    await fillCart(guest, cheap, 20)
    expect(await add(guest, cheap, 1)).toMatchObject({ status: 400, json: { code: 'quantity_too_large' } })
    expect(await quantities(guest)).toEqual({ [cheap]: 20 })
  })

  it('rejects a price or any other extra field', async () => {
    const guest = site.visitor()
    for (const more of [{ price: 1 }, { retailPrice: '0.01' }, { unitPriceCents: 1 }, { cartId: 1 }, { userId: 1 }]) {
      expect(await add(guest, dear, 1, more)).toMatchObject({ status: 400, json: { code: 'invalid_input' } })
    }
    expect(await cartOf(guest)).toEqual([])
  })

  it.each([999_999, 0, -1, 'x', null, {}, '1; drop table carts'])('rejects the variant %j', async (id) => {
    expect([400, 404]).toContain((await add(site.visitor(), id)).status)
  })

  it('answers 404 for an unknown, hidden, removed or unsellable variant', async () => {
    const { rows } = await site.pool.query<{ id: number; merchandise_id: number }>(
      'select id, merchandise_id from variants order by id desc limit 1',
    )
    const [{ id, merchandise_id } = { id: 0, merchandise_id: 0 }] = rows
    const answer = { status: 404, json: { code: 'variant_not_found', message: 'That item is no longer in the shop.' } }
    const refusedWhile = async (table: string, rowId: number, change: string, back: string) => {
      await site.pool.query(`update ${table} set ${change} where id = $1`, [rowId])
      expect(await add(site.visitor(), id)).toMatchObject(answer)
      await site.pool.query(`update ${table} set ${back} where id = $1`, [rowId])
    }
    await refusedWhile('merchandise', merchandise_id, 'hidden = true', 'hidden = false')
    await refusedWhile('merchandise', merchandise_id, 'vanished_at = now()', 'vanished_at = null')
    await refusedWhile('variants', id, 'sellable = false', 'sellable = true')
    expect(await add(site.visitor(), 999_999)).toMatchObject(answer)
  })

  it('rejects a sold-out variant and more than the stock', async () => {
    const guest = site.visitor()
    expect(await add(guest, soldOut)).toMatchObject({
      status: 409,
      json: { code: 'variant_sold_out', message: expect.stringMatching(/is sold out\.$/) as string },
    })
    expect((await add(guest, scarce, 2)).status).toBe(201)
    expect(await add(guest, scarce, 2)).toMatchObject({
      status: 409,
      json: { message: expect.stringMatching(/^Only 3 of .+ left\.$/) as string },
    })
    const [line] = await cartOf(guest)
    expect((await guest.put(`/api/cart/${line?.id}`, { quantity: 4 })).status).toBe(409)
    expect((await guest.put(`/api/cart/${line?.id}`, { quantity: 3 })).status).toBe(200)
    expect(await quantities(guest)).toEqual({ [scarce]: 3 })
  })

  it('holds at most fifty different variants', async () => {
    const guest = site.visitor()
    const { rows } = await site.pool.query<{ id: number }>(
      'select id from variants where sellable and stock > 20 and id > $1 order by id limit 51',
      [scarce],
    )
    for (const { id } of rows.slice(0, 50)) await fillCart(guest, id)
    expect(await add(guest, rows[50]?.id)).toMatchObject({ status: 409, json: { code: 'cart_full' } })
    expect(await cartOf(guest)).toHaveLength(50)
    expect((await add(guest, rows[0]?.id)).status).toBe(201)
  })

  it('can’t be opened with a forged cookie', async () => {
    const owner = site.visitor()
    await fillCart(owner, dear)
    const [key = '', signature = ''] = (owner.cookies.get('stonehunt-cart') ?? '').split('.')
    // The signature of this cookie is cached from here on.
    expect(await cartOf(owner)).toHaveLength(1)
    for (const value of [
      key,
      `${key}.`,
      `${key}.${signature.slice(0, -1)}x`,
      `${key}x.${signature}`,
      `${key}.${signature}.x`,
      `.${signature}`,
      `1.${signature}`,
    ]) {
      const stranger = site.visitor()
      stranger.cookies.set('stonehunt-cart', value)
      expect(await cartOf(stranger)).toEqual([])
    }
  })

  it('answers 404 to other visitors who change or delete its lines', async () => {
    const owner = site.visitor()
    await fillCart(owner, dear, 2)
    const [line] = await cartOf(owner)
    const stranger = site.visitor()
    await fillCart(stranger, cheap)
    const member = await signUpMember(site)
    for (const visitor of [stranger, member, site.visitor()]) {
      expect(await visitor.put(`/api/cart/${line?.id}`, { quantity: 9 })).toMatchObject({
        status: 404,
        json: { code: 'cart_item_not_found' },
      })
      expect(await visitor.delete(`/api/cart/${line?.id}`)).toMatchObject({
        status: 404,
        json: { code: 'cart_item_not_found' },
      })
    }
    expect(await quantities(owner)).toEqual({ [dear]: 2 })
  })

  it('counts concurrent additions from fifty tabs', async () => {
    const guest = site.visitor()
    await fillCart(guest, cheap)
    await guest.delete('/api/cart')
    const { rows } = await site.pool.query<{ id: number }>(
      'select id from variants where sellable and stock > 20 and id > $1 order by id limit 5',
      [scarce],
    )
    const wanted = Array.from({ length: 50 }, (_, tab) => rows[tab % 5]?.id ?? 0)
    const answers = await Promise.all(wanted.map((id) => add(guest, id)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await quantities(guest)).toEqual(Object.fromEntries(rows.map(({ id }) => [id, 10])))
  })

  it('is created once by ten concurrent requests with one cookie', async () => {
    const guest = site.visitor()
    await fillCart(guest, cheap)
    await site.pool.query('delete from carts where id = (select max(id) from carts)')
    await Promise.all(Array.from({ length: 10 }, () => add(guest, cheap)))
    expect(await quantities(guest)).toEqual({ [cheap]: 10 })
  })
})

describe('the price of a cart', () => {
  it('is an estimate for the United States until an address is known', async () => {
    const guest = site.visitor()
    expect(await checkout(guest)).toEqual({
      subtotal: '0.00',
      discount: '0.00',
      shipping: '0.00',
      tax: '0.00',
      total: '0.00',
    })
    await fillCart(guest, dear)
    expect(await checkout(guest)).toEqual({
      subtotal: '24.99',
      discount: '0.00',
      shipping: '5.99',
      tax: '0.00',
      total: '30.98',
    })
    expect(await checkout(guest, '?country=ca')).toMatchObject({ shipping: '15.99' })
    expect(await checkout(guest, '?country=DE')).toMatchObject({ shipping: '25.99', total: '50.98' })
    expect(await checkout(guest, '?country=US&state=tx&method=express')).toMatchObject({ shipping: '12.99' })
  })

  it('rejects express where it is not offered', async () => {
    const guest = site.visitor()
    await fillCart(guest, dear)
    for (const query of [
      '?country=US&state=MN&method=express',
      '?country=CA&state=CA&method=express',
      '?method=express',
    ]) {
      expect(await guest.get(`/api/cart/checkout${query}`)).toMatchObject({
        status: 400,
        json: { code: 'invalid_input' },
      })
    }
    expect((await guest.get('/api/cart/checkout?method=drone')).status).toBe(400)
    expect((await guest.get('/api/cart/checkout?country=USA')).status).toBe(400)
  })

  it('includes free shipping from $75.00', async () => {
    const guest = site.visitor()
    const shippingAt = async (cents: number) => {
      await site.pool.query('update variants set retail_price_cents = $2 where id = $1', [dear, cents])
      return (await checkout(guest)).shipping
    }
    await fillCart(guest, dear)
    expect([await shippingAt(7499), await shippingAt(7500), await shippingAt(7501)]).toEqual(['5.99', '0.00', '0.00'])
    await shippingAt(2499)
  })

  it('has ten percent off for subscribers, rounded once, excluding shipping', async () => {
    const patron = await signUpPatron(site)
    await fillCart(patron, cheap, 3)
    expect(await checkout(patron)).toEqual({
      subtotal: '30.03',
      discount: '3.00',
      shipping: '5.99',
      tax: '0.00',
      total: '33.02',
    })
    await site.pool.query(`insert into site_settings (key, value) values ('member_discount_percent', '25')`)
    expect(await checkout(patron)).toMatchObject({ discount: '7.51', total: '28.51' })
    await site.pool.query(`update site_settings set value = 'a lot' where key = 'member_discount_percent'`)
    expect(await checkout(patron)).toMatchObject({ discount: '3.00' })
    await site.pool.query(`delete from site_settings where key = 'member_discount_percent'`)
  })

  it('excludes unavailable items and says how many are left', async () => {
    const guest = site.visitor()
    await fillCart(guest, dear)
    await fillCart(guest, scarce, 3)
    await site.pool.query('update variants set stock = 2 where id = $1', [scarce])
    expect(await checkout(guest)).toMatchObject({ subtotal: '24.99' })
    expect(await cartOf(guest)).toMatchObject([
      { variant: { id: dear } },
      { variant: { id: scarce, inStock: false }, unavailable: true, available: 2, most: 2 },
    ])
    await site.pool.query('update variants set stock = 3 where id = $1', [scarce])
    expect((await cartOf(guest)).map(({ unavailable }) => unavailable)).toEqual([undefined, undefined])
    expect((await cartOf(guest))[1]).toMatchObject({ quantity: 3, most: 3 })
    await site.pool.query('update variants set stock = 500 where id = $1', [scarce])
    expect((await cartOf(guest))[1]).toMatchObject({ most: 20 })
    await site.pool.query('update variants set stock = null where id = $1', [scarce])
    expect((await cartOf(guest))[1]).not.toHaveProperty('most')
    await site.pool.query('update variants set stock = 3 where id = $1', [scarce])
  })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { mailsTo } from '../../support/mails.ts'
import { becomes, buy, jobsDone } from '../../support/orders.ts'
import { addOwnGood, stockOf } from '../../support/ownGoods.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { eventually, signUpEmployee } from '../../support/people.ts'
import { checkoutForm, fillCart, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let owner: Browser

beforeAll(async () => void (owner = await signUpEmployee(site)))
beforeEach(() => void (site.clock.aheadMs = 0))

type Option = { id?: string; name: string; priceCents?: number | null; weightGrams?: number | null }
type Variant = { id: number; sizeName: string; retailPrice: string; inStock: boolean }
type Page = {
  product: { price: string; hasOptions: boolean; variantId: number | null; inStock: boolean }
  item: { variants: Variant[] } | null
}
type Answer = { doc: { id: number; options: (Option & { id: string })[] }; errors?: { data: object }[] }

async function inPanel(method: 'POST' | 'PATCH', path: string, body: object) {
  const answer = await sendFromPanel(site, owner, method, `/cms/api/products${path}`, body)
  return { status: answer.status, json: (await answer.json()) as Answer }
}

const saveOptions = async (id: number, options: Option[]) => {
  const { status, json } = await inPanel('PATCH', `/${id}?depth=0`, { options })
  expect(status).toBe(200)
  return json.doc.options
}

async function addProduct(name: string, options: Option[]): Promise<{ id: number; name: string; variantId: number }> {
  const { status, json } = await inPanel('POST', '', { name, priceCents: 4000, category: 'Stones', options })
  expect(status).toBe(201)
  return { id: json.doc.id, name, variantId: 0 }
}

const pageOf = async ({ id }: { id: number }) => (await site.visitor().get(`/api/products/${id}`)).json as Page

async function variantOf(product: { id: number }, name: string): Promise<Variant> {
  const found = (await pageOf(product)).item?.variants.find(({ sizeName }) => sizeName === name)
  if (!found) throw new Error(`The product has no ${name}`)
  return found
}

const count = ({ id }: { id: number }, input: object) => owner.post(`/api/admin/products/${id}/stock`, input)
const pay = (buyer: Browser) => buyer.post('/api/checkout/create-payment', checkoutForm)
const soldOut = { status: 409, json: { code: 'variant_sold_out' } }

describe('a product with sizes or kinds', () => {
  it('shows each with its own price, in its owner’s order, and its lowest price in the shop', async () => {
    const slab = await addProduct('Slab of jasper', [
      { name: 'Small' },
      { name: 'Large', priceCents: 9500 },
      { name: 'Offcut', priceCents: 1250 },
    ])
    expect(await pageOf(slab)).toMatchObject({
      product: { price: '12.50', hasOptions: true, variantId: null, inStock: true },
      item: {
        variants: [
          { sizeName: 'Small', appearanceName: '', retailPrice: '40.00', inStock: true },
          { sizeName: 'Large', retailPrice: '95.00' },
          { sizeName: 'Offcut', retailPrice: '12.50' },
        ],
      },
    })
    expect((await site.visitor().get('/api/products')).json).toContainEqual(
      expect.objectContaining({ id: slab.id, price: '12.50', hasOptions: true, variantId: null }),
    )
  })

  it('is in the cart, the order and its email with the chosen one', async () => {
    const ring = await addProduct('Ring of agate', [{ name: 'Size 52' }, { name: 'Size 54', priceCents: 4400 }])
    const { id: variantId } = await variantOf(ring, 'Size 54')
    const buyer = site.visitor()
    await fillCart(buyer, variantId)
    expect((await buyer.get('/api/cart')).json).toMatchObject([
      { productId: ring.id, variant: { sizeName: 'Size 54', retailPrice: '44.00' } },
    ])
    const bought = await buy(site, { variantIds: [variantId] })
    expect((await bought.buyer.get(`/api/orders/${bought.reference}`)).json).toMatchObject({
      lines: [{ title: 'Ring of agate', size: 'Size 54', unitPrice: '44.00', articlePath: `/shop/${ring.id}` }],
    })
    await eventually(async () => (await mailsTo(site, bought.email, /./)).length > 0, 20_000)
    expect((await mailsTo(site, bought.email, /./))[0]).toContain('Size 54')
  })

  it('has an offer for each in the merchant feed and in its page’s data', async () => {
    const cab = await addProduct('Cabochon', [{ name: 'Round' }, { name: 'Oval', priceCents: 5100 }])
    const oval = await variantOf(cab, 'Oval')
    await count(cab, { variantId: oval.id, change: 1 })
    await count(cab, { variantId: oval.id, change: -1 })
    const feed = (await site.visitor().get('/merchant-feed.xml')).text
    const items = feed.split('<item>').filter((item) => item.includes('Cabochon'))
    expect(items).toHaveLength(2)
    const ovalItem = items.find((item) => item.includes('<title>Cabochon, Oval</title>'))
    expect(ovalItem).toContain('<g:price>51.00 USD</g:price>')
    expect(ovalItem).toContain('<g:availability>out_of_stock</g:availability>')
    const page = (await site.visitor().get(`/shop/${cab.id}-cabochon`)).text
    expect(page).toContain('"name":"Cabochon, Round"')
    expect(page).toContain(`/shop/${cab.id}-cabochon?variant=${oval.id}`)
  })

  it('costs the parcel of the chosen one’s weight', async () => {
    const rough = await addProduct('Rough by the piece', [{ name: 'Light' }, { name: 'Heavy', weightGrams: 3000 }])
    expect((await inPanel('PATCH', `/${rough.id}`, { weightGrams: 400 })).status).toBe(200)
    const prices = { own_shipping_us: '500:500,5000:1400' }
    expect((await owner.put('/api/admin/settings', prices)).status).toBe(200)
    const shippingOf = async (name: string) => {
      const buyer = site.visitor()
      await fillCart(buyer, (await variantOf(rough, name)).id)
      const { summary } = (await startPayment(buyer)) as unknown as { summary: { shipping: string } }
      return summary.shipping
    }
    expect([await shippingOf('Light'), await shippingOf('Heavy')]).toEqual(['5.00', '14.00'])
    await site.pool.query(`delete from site_settings where key ~ 'shipping'`)
  })

  it.each([
    ['two of one name', [{ name: 'Large' }, { name: ' large ' }], 400],
    ['one without a name', [{ name: '' }], 400],
    ['a negative price', [{ name: 'Large', priceCents: -1 }], 400],
    ['more than twenty', Array.from({ length: 21 }, (_, at) => ({ name: `Size ${at}` })), 400],
  ])('is refused with %s', async (_, options, status) => {
    const refused = await inPanel('POST', '', { name: 'Refused', priceCents: 100, category: 'Stones', options })
    expect(refused.status).toBe(status)
  })
})

describe('the stock of sizes or kinds', () => {
  it('is separate: what is sold out is refused, and the other one sells on', async () => {
    const geode = await addProduct('Geode pair', [{ name: 'Left half' }, { name: 'Right half' }])
    const [left, right] = [await variantOf(geode, 'Left half'), await variantOf(geode, 'Right half')]
    expect((await count(geode, { variantId: left.id, change: 1 })).status).toBe(200)
    expect((await count(geode, { variantId: right.id, change: 2 })).status).toBe(200)
    const [first, second] = [site.visitor(), site.visitor()]
    await fillCart(first, left.id)
    await fillCart(second, left.id)
    expect((await pay(first)).status).toBe(200)
    expect(await pay(second)).toMatchObject(soldOut)
    expect(await site.visitor().post('/api/cart', { merchandiseVariantId: left.id, quantity: 1 })).toMatchObject({
      ...soldOut,
      json: { code: 'variant_sold_out', message: expect.stringContaining('Geode pair') as string },
    })
    expect((await second.get('/api/cart')).json).toMatchObject([
      { unavailable: true, alternatives: [{ id: right.id, sizeName: 'Right half', appearanceName: '' }] },
    ])
    await buy(site, { variantIds: [right.id] })
    expect(await stockOf(owner, geode)).toEqual({
      ...{ left: 1, held: 1, sold: 1 },
      options: [
        { variantId: left.id, name: 'Left half', left: 0, held: 1, sold: 0 },
        { variantId: right.id, name: 'Right half', left: 1, held: 0, sold: 1 },
      ],
    })
    expect((await pageOf(geode)).item?.variants).toMatchObject([{ inStock: false }, { inStock: true }])
    expect((await pageOf(geode)).product).toMatchObject({ inStock: true })
  })

  it('never sells one piece twice, however many buyers press at once', async () => {
    const tile = await addProduct('Tile', [{ name: 'Red' }, { name: 'Blue' }])
    const red = await variantOf(tile, 'Red')
    await count(tile, { variantId: red.id, change: 2 })
    const buyers = Array.from({ length: 5 }, () => site.visitor())
    for (const buyer of buyers) await fillCart(buyer, red.id)
    const answers = await Promise.all(buyers.map(pay))
    const begun = answers.filter(({ status }) => status === 200).length
    expect(begun).toBeGreaterThan(0)
    expect(begun).toBeLessThanOrEqual(2)
    expect(await stockOf(owner, tile)).toMatchObject({
      options: [{ left: 2 - begun, held: begun }, { left: null }],
    })
  })

  it('of the whole product can’t be changed, and not that of another product’s', async () => {
    const knife = await addProduct('Knife', [{ name: 'Short' }, { name: 'Long' }])
    const plain = await addOwnGood(owner, { name: 'Plain knife', price: 10, stock: null })
    expect(await count(knife, { change: 3 })).toMatchObject({
      status: 400,
      json: { errors: { variantId: 'Please choose a size or kind' } },
    })
    expect((await count(knife, { variantId: plain.variantId, change: 3 })).status).toBe(404)
    expect((await count(plain, { variantId: plain.variantId, change: 3 })).status).toBe(200)
    const long = await variantOf(knife, 'Long')
    expect(await count(knife, { variantId: long.id, change: -1 })).toMatchObject({ status: 400 })
    expect(await count(knife, { variantId: long.id, isCounted: false })).toMatchObject({ json: { left: null } })
  })

  it('begins with none where pieces are counted, and with one for a stone', async () => {
    const pan = await addOwnGood(owner, { name: 'Gold pan', price: 18, stock: 6 })
    await saveOptions(pan.id, [{ name: '25 cm' }, { name: '35 cm' }])
    expect(await stockOf(owner, pan)).toMatchObject({ left: 0, options: [{ left: 0 }, { left: 0 }] })
    const { json } = await inPanel('POST', '', {
      ...{ name: 'Cut agate', priceCents: 3000, category: 'Stones', stoneKind: 'Agate' },
      options: [{ name: 'One half' }, { name: 'Other half' }],
    })
    expect(await stockOf(owner, { ...json.doc, name: '', variantId: 0 })).toMatchObject({
      options: [{ left: 1 }, { left: 1 }],
    })
  })
})

describe('a size or kind that changes', () => {
  it('keeps its stock and orders when it is renamed, moved, or sent again without its id', async () => {
    const lamp = await addProduct('Lamp', [{ name: 'Oak' }, { name: 'Pine' }])
    const oak = await variantOf(lamp, 'Oak')
    await count(lamp, { variantId: oak.id, change: 4 })
    const { options } = (await inPanel('PATCH', `/${lamp.id}?depth=0`, { weightGrams: 900 })).json.doc
    await saveOptions(
      lamp.id,
      options.map((option) => ({ ...option, ...(option.name === 'Oak' && { name: 'Oiled oak' }) })).reverse(),
    )
    expect((await pageOf(lamp)).item?.variants).toMatchObject([
      { sizeName: 'Pine' },
      { id: oak.id, sizeName: 'Oiled oak' },
    ])
    await saveOptions(lamp.id, [{ name: 'Oiled oak', priceCents: 4500 }, { name: 'Ash' }])
    expect((await pageOf(lamp)).item?.variants).toMatchObject([
      { id: oak.id, retailPrice: '45.00', left: 4 },
      { sizeName: 'Ash', inStock: false },
    ])
  })

  it('is no longer sold when it is removed, and its order keeps it', async () => {
    const box = await addProduct('Box', [{ name: 'Walnut' }, { name: 'Cherry' }])
    const walnut = await variantOf(box, 'Walnut')
    const { buyer, reference } = await buy(site, { variantIds: [walnut.id] })
    const visitor = site.visitor()
    await fillCart(visitor, walnut.id)
    await saveOptions(box.id, [{ name: 'Cherry' }])
    expect((await visitor.get('/api/cart')).json).toMatchObject([{ unavailable: true }])
    expect(await pay(visitor)).toMatchObject({ status: 409, json: { code: 'cart_changed' } })
    expect((await site.visitor().post('/api/cart', { merchandiseVariantId: walnut.id, quantity: 1 })).status).toBe(404)
    expect((await buyer.get(`/api/orders/${reference}`)).json).toMatchObject({ lines: [{ size: 'Walnut' }] })
    expect((await buyer.post(`/api/orders/${reference}/cancel`)).status).toBeLessThan(300)
    await becomes(site, reference, { fulfilment: 'cancelled' })
  })

  it('leaves the product as it was when the last one is removed', async () => {
    const map = await addOwnGood(owner, { name: 'Map of beaches', price: 12, stock: 3 })
    await saveOptions(map.id, [{ name: 'Folded' }])
    expect((await site.visitor().post('/api/cart', { merchandiseVariantId: map.variantId, quantity: 1 })).status).toBe(
      404,
    )
    await saveOptions(map.id, [])
    expect((await pageOf(map)).product).toMatchObject({ hasOptions: false, variantId: map.variantId, price: '12.00' })
    expect(await stockOf(owner, map)).toEqual({ left: 3, held: 0, sold: 0 })
  })

  it('is not for sale while its product isn’t, and is deleted with it', async () => {
    const sieve = await addProduct('Sieve', [{ name: 'Fine' }])
    const fine = await variantOf(sieve, 'Fine')
    expect((await inPanel('PATCH', `/${sieve.id}`, { inStock: false })).status).toBe(200)
    expect((await site.visitor().post('/api/cart', { merchandiseVariantId: fine.id, quantity: 1 })).status).toBe(404)
    expect((await owner.delete(`/cms/api/products/${sieve.id}`)).status).toBe(200)
    await jobsDone(site)
    expect((await site.visitor().get(`/api/products/${sieve.id}`)).status).toBe(404)
  })
})

it('a product is found by the names of its sizes or kinds, on the site and in the panel', async () => {
  const box = await addProduct('Collector’s box', [{ name: 'Quillwood' }])
  const found = async () => ({
    site: (await site.visitor().get('/api/search?q=quillwood')).text.includes('Collector’s box'),
    panel: (await owner.get('/api/admin/search?q=quillwood')).text.includes('Collector’s box'),
  })
  expect(await found()).toEqual({ site: true, panel: true })
  await saveOptions(box.id, [{ name: 'Cherry' }])
  expect(await found()).toEqual({ site: false, panel: false })
})

it('the export of products adds up the pieces of sizes or kinds', async () => {
  const cup = await addProduct('Cup', [{ name: 'Blue' }, { name: 'Green' }])
  for (const [name, change] of [
    ['Blue', 2],
    ['Green', 5],
  ] as const)
    await count(cup, { variantId: (await variantOf(cup, name)).id, change })
  const { text } = await owner.get('/api/admin/exports/products.csv')
  expect(text.split('\n').find((line) => line.startsWith('Cup,'))).toContain(',7,')
})

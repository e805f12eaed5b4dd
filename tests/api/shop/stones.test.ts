import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { signUpPatron } from '../../support/members.ts'
import { buy, jobsDone } from '../../support/orders.ts'
import { addOwnGood, stockOf } from '../../support/ownGoods.ts'
import { sendFromPanel, uploadInPanel } from '../../support/panel.ts'
import { confirmCard, signUpEmployee, signUpMember } from '../../support/people.ts'
import { publishFilm, setStored } from '../../support/posts.ts'
import { address, checkoutForm, fillCart, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { smallPicture } from '../../support/uploads.ts'

const site = useSite()
let owner: Browser
let patron: Browser

beforeAll(async () => {
  owner = await signUpEmployee(site)
  patron = await signUpPatron(site)
})
beforeEach(async () => {
  site.clock.aheadMs = 0
  await site.pool.query(`delete from site_settings where key ~ 'shipping'`)
})

type Listing = { id: number; variantId: number }
type Article = { product: { membersUntil: string | null }; papers: object | null; photos: { imageUrl: string }[] }

const panel = async (method: 'POST' | 'PATCH', path: string, body: object) => {
  const answer = await sendFromPanel(site, owner, method, `/cms/api${path}`, body)
  return { status: answer.status, doc: ((await answer.json()) as { doc: { id: number } }).doc }
}

async function list(listing: object): Promise<Listing> {
  const { status, doc } = await panel('POST', '/products', { priceCents: 4200, category: 'Stones', ...listing })
  expect(status).toBe(201)
  const { variantId } = (await article(owner, doc.id)).product as unknown as Listing
  return { id: doc.id, variantId }
}

const article = async (visitor: Browser, id: number) => (await visitor.get(`/api/products/${id}`)).json as Article
const stonesOf = async (postId: number) => (await site.visitor().get(`/api/posts/${postId}/stones`)).json
const change = async (values: object) => expect((await owner.put('/api/admin/settings', values)).status).toBe(200)

describe('a stone', () => {
  it('is listed from its find, exists once, and carries its papers without the spot', async () => {
    const film = await publishFilm(owner, { isSubscriberOnly: true })
    await setStored(site, film, 'place_state', 'MN')
    await setStored(site, film, 'place_latitude', 47.02)
    await setStored(site, film, 'place_longitude', -91.67)
    const frame = await uploadInPanel(site, owner, await smallPicture())
    const { doc: find } = await panel('POST', '/finds', {
      ...{ post: film.id, stone: 'Lake Superior agate', second: 7, frame: frame.id },
    })
    const wet = await uploadInPanel(site, owner, await smallPicture('#884422'))
    const stone = await list({
      ...{ name: 'Lake Superior agate', image: frame.id, find: find.id, stoneKind: 'Agate', stoneSize: '62 × 48 mm' },
      ...{ treatment: 'Cut by hand. Not dyed.', foundOn: '2026-08-14T12:00:00.000Z', weightGrams: 310, photos: [{ photo: wet.id, shows: 'wet' }] },
    })
    expect(await stockOf(owner, { ...stone, name: '' })).toEqual({ left: 1, held: 0, sold: 0 })

    const guest = site.visitor()
    const shown = await article(guest, stone.id)
    expect(shown.papers).toEqual({
      ...{ kind: 'Agate', size: '62 × 48 mm', treatment: 'Cut by hand. Not dyed.', foundOn: '2026-08-14', weightGrams: 310 },
      film: { id: film.id, title: film.title, second: 7 },
      owners: [],
      place: { state: 'MN', name: 'Minnesota', cell: null },
    })
    expect(shown.photos).toMatchObject([{ shows: 'wet' }])
    expect((await guest.get(shown.photos[0]?.imageUrl ?? '')).status).toBe(200)
    const { papers } = await article(patron, stone.id)
    expect(papers).toMatchObject({ place: { cell: { id: expect.any(String) as string } } })
    for (const text of [JSON.stringify(shown), JSON.stringify(papers)]) {
      expect(text).not.toContain('47.02')
      expect(text).not.toContain('91.67')
    }

    const inFilm = { productId: stone.id, name: 'Lake Superior agate', price: '42.00', second: 7, findId: find.id }
    expect(await stonesOf(film.id)).toEqual([{ ...inFilm, isSold: false }])
    await buy(site, { variantIds: [stone.variantId] })
    await jobsDone(site)
    expect(await stonesOf(film.id)).toEqual([{ ...inFilm, isSold: true }])
    expect(await article(guest, stone.id)).toMatchObject({
      product: { inStock: false },
      papers: { kind: 'Agate', owners: [expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)] },
    })
  })

  it('is begun from a find with its name, picture, film and second', async () => {
    const film = await publishFilm(owner)
    const frame = await uploadInPanel(site, owner, await smallPicture())
    const { doc: find } = await panel('POST', '/finds', {
      ...{ post: film.id, stone: 'Plume agate', second: 9, frame: frame.id },
    })
    const { status, doc } = await panel('POST', `/products?find=${find.id}&depth=0`, { priceCents: 3000 })
    expect(status).toBe(201)
    expect(doc).toMatchObject({
      ...{ name: 'Plume agate', image: frame.id, find: find.id, film: film.id, filmSecond: 9 },
    })
  })

  it('is listed from a moment of a film, and the merchant feed says that it is used', async () => {
    const film = await publishFilm(owner)
    const { doc } = await panel('POST', `/products?film=${film.id}&second=17&depth=0`, {
      ...{ name: 'Miner’s lamp', priceCents: 9000, isUsed: true },
    })
    expect(doc).toMatchObject({ film: film.id, filmSecond: 17 })
    expect(await article(site.visitor(), doc.id)).toMatchObject({ product: { isUsed: true } })
    const { text } = await site.visitor().get('/merchant-feed.xml')
    expect(text.split('<item>').find((item) => item.includes('Miner'))).toContain('<g:condition>used</g:condition>')
  })

  it('names no film that isn’t published', async () => {
    const film = await publishFilm(owner)
    const stone = await list({ name: 'Fairburn agate', film: film.id, filmSecond: 3 })
    expect((await article(site.visitor(), stone.id)).papers).toMatchObject({ film: { id: film.id, second: 3 } })
    await setStored(site, film, 'status', 'draft')
    expect((await article(site.visitor(), stone.id)).papers).toBeNull()
    expect(await stonesOf(film.id)).toEqual([])
  })

  it('can be bought by members first', async () => {
    const publicAt = new Date(Date.now() + 3_600_000).toISOString()
    const stone = await list({ name: 'Laguna agate', stoneKind: 'Agate', publicAt })
    const [guest, member] = [site.visitor(), await signUpMember(site)]
    expect((await article(guest, stone.id)).product.membersUntil).toBe(publicAt)
    const wanted = { merchandiseVariantId: stone.variantId, quantity: 1 }
    for (const visitor of [guest, member])
      expect(await visitor.post('/api/cart', wanted)).toMatchObject({ status: 403, json: { code: 'members_first' } })
    expect((await patron.post('/api/cart', wanted)).status).toBe(201)
    // Whose membership ended meanwhile can't pay for it either.
    await site.pool.query(
      `insert into carts (user_id, version) select id, 1 from users where email = $1 on conflict do nothing`,
      [member.email],
    )
    await site.pool.query(
      `insert into cart_items (cart_id, variant_id, quantity, price_seen_cents)
        select c.id, $2, 1, 4200 from carts c join users u on u.id = c.user_id where u.email = $1`,
      [member.email, stone.variantId],
    )
    expect(await member.post('/api/checkout/create-payment', checkoutForm)).toMatchObject({
      ...{ status: 403, json: { code: 'members_first' } },
    })
    await patron.delete('/api/cart')
    site.clock.aheadMs = 2 * 3_600_000
    expect((await article(guest, stone.id)).product.membersUntil).toBeNull()
    expect((await guest.post('/api/cart', wanted)).status).toBe(201)
  })
})

describe('the parcel of own goods', () => {
  const summaryOf = async (buyer: Browser, query = 'country=US&state=MN') =>
    ((await buyer.get(`/api/cart/checkout?${query}`)).json as { summary: { shipping: string } }).summary

  async function heavy(name: string, weightGrams: number) {
    const good = await addOwnGood(owner, { name, price: 20, stock: 9 })
    expect((await panel('PATCH', `/products/${good.id}`, { weightGrams })).status).toBe(200)
    return good
  }

  it('costs what its weight costs, the same in cart, payment and order', async () => {
    await change({ own_shipping_us: '500:600,2000:1200' })
    const geode = await heavy('Geode, heavy', 450)
    const buyer = site.visitor()
    await fillCart(buyer, geode.variantId, 1)
    expect(await summaryOf(buyer)).toMatchObject({ shipping: '6.00' })
    await fillCart(buyer, geode.variantId, 1)
    const shown = await summaryOf(buyer)
    expect(shown).toMatchObject({ shipping: '12.00', total: '52.00' })
    expect(await summaryOf(buyer, 'country=CA')).toMatchObject({ shipping: '15.99' })
    await summaryOf(buyer)
    const paid = await startPayment(buyer)
    expect(paid.summary).toEqual(shown)
    expect((await confirmCard(site, paid.clientSecret)).status).toBe('succeeded')
  })

  it('never costs another price than the one that was shown', async () => {
    await change({ own_shipping_us: '500:600,2000:1200' })
    const slab = await heavy('Slab', 450)
    const buyer = site.visitor()
    await fillCart(buyer, slab.variantId)
    await summaryOf(buyer)
    await panel('PATCH', `/products/${slab.id}`, { weightGrams: 900 })
    expect(await buyer.post('/api/checkout/create-payment', checkoutForm)).toMatchObject({
      ...{ status: 409, json: { code: 'cart_changed' } },
    })
    expect(await summaryOf(buyer)).toMatchObject({ shipping: '12.00' })
    expect(await startPayment(buyer)).toMatchObject({ summary: { shipping: '12.00' } })
  })

  it('goes only where it is sent', async () => {
    const bone = await addOwnGood(owner, { name: 'Dinosaur bone', price: 20, stock: 2 })
    expect((await panel('PATCH', `/products/${bone.id}`, { sentTo: ['US'] })).status).toBe(200)
    const buyer = site.visitor()
    await fillCart(buyer, bone.variantId)
    const itemsTo = async (country: string) =>
      ((await buyer.get(`/api/cart/checkout?country=${country}`)).json as { items: object[] }).items
    expect((await itemsTo('US'))[0]).not.toHaveProperty('notSentThere')
    expect(await itemsTo('CA')).toMatchObject([{ notSentThere: true }])
    const toCanada = {
      ...checkoutForm,
      shippingAddress: { ...address, country: 'CA', state: 'ON', zipCode: 'M5V 2T6' },
    }
    expect(await buyer.post('/api/checkout/create-payment', toCanada)).toMatchObject({
      status: 400,
      json: {
        code: 'unsupported_country',
        errors: { 'shippingAddress.country': 'We don’t ship Dinosaur bone to that country.' },
      },
    })
    expect(await startPayment(buyer)).toMatchObject({ summary: { subtotal: '20.00' } })
  })

  it.each(['500:1,400:2', 'free', '0:100'])('has no prices like “%s”', async (value) => {
    expect(await owner.put('/api/admin/settings', { own_shipping_us: value })).toMatchObject({ status: 400 })
  })
})

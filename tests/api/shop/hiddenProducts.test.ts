import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { buy } from '../../support/orders.ts'
import { addOwnGood, hideGood, type OwnGood } from '../../support/ownGoods.ts'
import { signUpEmployee } from '../../support/people.ts'
import { checkoutForm, fillCart, openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { paragraph, story } from '../../support/stories.ts'

const site = useSite()
let owner: Browser
beforeAll(async () => void (owner = await signUpEmployee(site)))

const visit = (path: string) => site.visitor().get(path)
/** Every list that names products, as a visitor reads it. */
const LISTS = ['/api/products', '/sitemap.xml', '/merchant-feed.xml', '/shop', '/api/search?q=obsidian']
/** Also in its address. */
const NAME = /obsidian[ -]knife/i
const namedIn = async (name: RegExp) => {
  const pages = await Promise.all(LISTS.map(async (path) => ({ path, text: (await visit(path)).text })))
  return pages.flatMap(({ path, text }) => (name.test(text) ? [path] : []))
}
const addToCart = (buyer: Browser, { variantId }: OwnGood) =>
  buyer.post('/api/cart', { merchandiseVariantId: variantId, quantity: 1 })

describe('a product that is hidden', () => {
  it('is in no list and has no page, until it is shown again', async () => {
    const knife = await addOwnGood(owner, { name: 'Obsidian knife', price: 60, stock: 3 })
    const other = await addOwnGood(owner, { name: 'Flint knife', price: 20, stock: 3 })
    const pages = [`/shop/${knife.id}-obsidian-knife`, `/api/products/${knife.id}`, `/api/products/${knife.id}/reviews`]
    const statuses = () => Promise.all(pages.map(async (path) => (await visit(path)).status))
    const related = async () => (await visit(`/api/products/${other.id}`)).text
    expect(await namedIn(NAME)).toEqual(LISTS)
    expect(await statuses()).toEqual([200, 200, 200])
    expect(await related()).toContain('Obsidian knife')

    expect((await hideGood(owner, knife, true)).status).toBe(200)
    expect(await namedIn(NAME)).toEqual([])
    expect(await statuses()).toEqual([404, 404, 404])
    expect(await related()).not.toContain('Obsidian knife')

    expect((await hideGood(owner, knife, false)).status).toBe(200)
    expect(await namedIn(NAME)).toEqual(LISTS)
    expect(await statuses()).toEqual([200, 200, 200])
  })

  it('can’t be put into a cart, carts say that it is gone, and paid orders keep it', async () => {
    const bowl = await addOwnGood(owner, { name: 'Bowl of jasper', price: 70, stock: 5 })
    const { buyer, reference } = await buy(site, { variantIds: [bowl.variantId] })
    const visitor = site.visitor()
    await fillCart(visitor, bowl.variantId)
    await hideGood(owner, bowl, true)
    expect((await addToCart(site.visitor(), bowl)).status).toBe(404)
    const [line] = (await visitor.get('/api/cart')).json as { unavailable: boolean; merchandise: { id: number } }[]
    expect(line).toMatchObject({ unavailable: true })
    expect(await visitor.post('/api/checkout/create-payment', checkoutForm)).toMatchObject({
      status: 409,
      json: { code: 'cart_changed' },
    })
    // Its address among the merchandise doesn’t name it either.
    expect((await visit(`/api/merchandise/${line?.merchandise.id}`)).status).toBe(404)
    const order = (await buyer.get(`/api/orders/${reference}`)).json as { lines: object[] }
    expect(order).toMatchObject({ lines: [{ title: 'Bowl of jasper' }] })
    expect(order.lines[0]).not.toHaveProperty('articlePath')
    await hideGood(owner, bowl, false)
    expect((await visitor.get('/api/cart')).json).not.toMatchObject([{ unavailable: true }])
  })

  it('stays hidden when its name is changed, and when it is linked to merchandise and back', async () => {
    const [variantId] = await openShop(site)
    const { rows } = await site.pool.query<{ id: number }>('select merchandise_id as id from variants where id = $1', [
      variantId,
    ])
    const pan = await addOwnGood(owner, { name: 'Pan of tin', price: 12, stock: null })
    await hideGood(owner, pan, true)
    for (const change of [{ name: 'Pan of steel' }, { merchandise: rows[0]?.id }, { merchandise: null }]) {
      expect((await owner.patch(`/cms/api/products/${pan.id}`, change)).status).toBe(200)
      expect((await visit(`/api/products/${pan.id}`)).status).toBe(404)
    }
    expect((await addToCart(site.visitor(), pan)).status).toBe(404)
  })

  it('that is sold as merchandise leaves the shop, and the merchandise stays', async () => {
    const [variantId = 0] = await openShop(site)
    const { rows } = await site.pool.query<{ id: number }>('select merchandise_id as id from variants where id = $1', [
      variantId,
    ])
    const tee = await addOwnGood(owner, { name: 'Our tee', price: 1, stock: null })
    await owner.patch(`/cms/api/products/${tee.id}`, { merchandise: rows[0]?.id })
    await hideGood(owner, tee, true)
    expect((await visit(`/api/products/${tee.id}`)).status).toBe(404)
    expect((await visit(`/api/merchandise/${rows[0]?.id}`)).json).toMatchObject({ state: 'for-sale' })
    await fillCart(site.visitor(), variantId)
  })

  it('isn’t found by the words of its page', async () => {
    const lamp = await addOwnGood(owner, { name: 'Lamp', price: 50, stock: null })
    await owner.patch(`/cms/api/products/${lamp.id}`, { body: story(paragraph('For the night.')) })
    expect((await visit(`/api/products/${lamp.id}`)).text).toContain('For the night.')
    await hideGood(owner, lamp, true)
    expect((await visit('/api/search?q=night')).text).not.toContain('Lamp')
  })
})

it('a product can be added hidden, with the API and in the panel', async () => {
  const added = await owner.post('/api/admin/products', { name: 'Tripod', price: 80, isHidden: true })
  expect(added.status).toBe(201)
  const created = await owner.post('/cms/api/products', { name: 'Tripod of wood', category: 'General', hidden: true })
  expect(created.status).toBe(201)
  expect((await visit('/api/products')).text).not.toContain('Tripod')
})

it('merchandise is hidden and shown again', async () => {
  const [variantId] = await openShop(site)
  const { rows } = await site.pool.query<{ id: number }>('select merchandise_id as id from variants where id = $1', [
    variantId,
  ])
  const id = rows[0]?.id
  const hide = (hidden: boolean) => owner.patch(`/cms/api/merchandise/${id}`, { hidden })
  const state = async () => ((await visit(`/api/merchandise/${id}`)).json as { state: string }).state
  for (const isHidden of [true, true, false]) {
    expect((await hide(isHidden)).status).toBe(200)
    expect(await state()).toBe(isHidden ? 'withdrawn' : 'for-sale')
  }
})

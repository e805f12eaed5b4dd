import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { addOwnGood, changeStock, hideGood } from '../../support/ownGoods.ts'
import { PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { syncCatalogue } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let ids: number[]

beforeAll(async () => {
  await syncCatalogue(site)
  ids = ((await site.visitor().get('/api/merchandise')).json as { id: number }[]).map(({ id }) => id)
})

type Own = { id: number; articleId: number; inStock: boolean; isStone: boolean; price: string }
type List = { items: { id: number }[]; products: Own[]; shared: { key: string; name: string } | null }
const listOf = async (person: Browser) => (await person.get('/api/wish-list')).json as List
const idsOf = async (person: Browser) => (await listOf(person)).items.map(({ id }) => id)
const share = async (person: Browser, name = 'Ada’s list') =>
  (await person.put('/api/shared-wish-list', { name })).json as { key: string }
const switchOff = async (owner: Browser, off: string) =>
  expect((await owner.put('/api/admin/settings', { parts_off: off })).status).toBe(200)

describe('a wish list', () => {
  it('holds each article once, the newest first, for its member only', async () => {
    const person = await signUpMember(site)
    const [one = 0, two = 0] = ids
    for (const id of [one, two, one]) expect((await person.put(`/api/wish-list/${id}`)).status).toBe(204)
    expect(await idsOf(person)).toEqual([two, one])
    expect(await idsOf(await signUpMember(site))).toEqual([])
    expect((await site.visitor().get('/api/wish-list')).status).toBe(401)
    for (let presses = 0; presses < 2; presses++)
      expect((await person.delete(`/api/wish-list/${two}`)).status).toBe(204)
    expect(await idsOf(person)).toEqual([one])
  })

  it('leaves out what is no longer for sale, and refuses what is not there', async () => {
    const person = await signUpMember(site)
    const [, , gone = 0, kept = 0] = ids
    await person.put(`/api/wish-list/${gone}`)
    await person.put(`/api/wish-list/${kept}`)
    await site.pool.query('update merchandise set hidden = true where id = $1', [gone])
    expect(await idsOf(person)).toEqual([kept])
    for (const id of [gone, 2_000_000_000])
      expect(await person.put(`/api/wish-list/${id}`)).toMatchObject({
        status: 404,
        json: { code: 'article_not_found' },
      })
    expect((await person.put('/api/wish-list/x')).status).toBe(404)
    await site.pool.query('update merchandise set hidden = false where id = $1', [gone])
  })

  it('is shared by a link that shows articles and the chosen name, until it is ended', async () => {
    const person = await signUpMember(site)
    await person.put(`/api/wish-list/${ids[0]}`)
    const { key } = await share(person, '  <i>Birthday</i>  ')
    expect(key).toMatch(/^[\w-]{32}$/)
    const shared = await site.visitor().get(`/api/shared-wish-lists/${key}`)
    expect(shared).toMatchObject({ status: 200, json: { name: '<i>Birthday</i>', items: [{ id: ids[0] }] } })
    expect(Object.keys(shared.json as object).toSorted()).toEqual(['items', 'name', 'products'])
    expect(shared.text).not.toMatch(/Test|Person|example\.test|userId|handle/)
    expect((await share(person, 'Renamed')).key).toBe(key)
    expect((await person.delete('/api/shared-wish-list')).status).toBe(204)
    expect((await site.visitor().get(`/api/shared-wish-lists/${key}`)).status).toBe(404)
    expect((await share(person)).key).not.toBe(key)
    for (const wrong of ['x', '%00', 'A'.repeat(32), 'A'.repeat(65)])
      expect([400, 404]).toContain((await site.visitor().get(`/api/shared-wish-lists/${wrong}`)).status)
  })

  it.each([{ name: '' }, { name: ' ' }, { name: 'x'.repeat(61) }, { name: 5 }, {}, { name: 'A', key: 'mine' }])(
    'is not shared with %j',
    async (input) => {
      const person = await signUpMember(site)
      expect((await person.put('/api/shared-wish-list', input)).status).toBe(400)
      expect((await listOf(person)).shared).toBeNull()
    },
  )

  it('is part of the export, and goes with the account, its link too', async () => {
    const person = await signUpMember(site)
    await person.put(`/api/wish-list/${ids[0]}`)
    const { key } = await share(person)
    const data = (await person.get('/api/account/export')).json
    expect(data).toMatchObject({
      wishList: [{}],
      sharedWishList: { name: 'Ada’s list', key },
    })
    expect((await person.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
    expect((await site.visitor().get(`/api/shared-wish-lists/${key}`)).status).toBe(404)
    const { rows } = await site.pool.query(
      'select 1 from wish_list_items i join users u on u.id = i.user_id where u.closed_at is not null',
    )
    expect(rows).toEqual([])
  })

  it('holds own goods and stones beside merchandise, also when they are sold, and shares them', async () => {
    const owner = await signUpEmployee(site)
    const hammer = await addOwnGood(owner, { name: 'Hammer of the creek', price: 64, stock: 1 })
    const stone = await addOwnGood(owner, { name: 'Agate of the creek', price: 42.5, stock: 1 })
    await site.pool.query(`update products set stone_kind = 'Agate' where id = $1`, [stone.id])
    const articleOf = async ({ id }: { id: number }) =>
      ((await site.visitor().get(`/api/products/${id}`)).json as { product: Own }).product.articleId
    const [hammerArticle, stoneArticle] = [await articleOf(hammer), await articleOf(stone)]
    const person = await signUpMember(site)
    for (const id of [hammerArticle, ids[0], stoneArticle])
      expect((await person.put(`/api/wish-list/${id}`)).status).toBe(204)
    expect(await listOf(person)).toMatchObject({
      items: [{ id: ids[0] }],
      products: [
        { id: stone.id, articleId: stoneArticle, price: '42.50', inStock: true, isStone: true },
        { id: hammer.id, articleId: hammerArticle, price: '64.00', inStock: true, isStone: false },
      ],
    })

    expect((await changeStock(owner, stone, { change: -1 })).status).toBe(200)
    const { key } = await share(person)
    const shared = async () => (await site.visitor().get(`/api/shared-wish-lists/${key}`)).json
    expect(await shared()).toMatchObject({ products: [{ id: stone.id, inStock: false }, { id: hammer.id }] })

    expect((await hideGood(owner, hammer, true)).status).toBe(204)
    expect((await listOf(person)).products.map(({ id }) => id)).toEqual([stone.id])
    expect((await person.put(`/api/wish-list/${hammerArticle}`)).json).toMatchObject({ code: 'article_not_found' })

    expect((await person.delete(`/api/wish-list/${stoneArticle}`)).status).toBe(204)
    expect((await listOf(person)).products).toEqual([])
    expect((await hideGood(owner, hammer, false)).status).toBe(204)
    expect((await listOf(person)).products.map(({ id }) => id)).toEqual([hammer.id])
    await switchOff(owner, 'own-goods')
    expect(await shared()).toMatchObject({ items: [{ id: ids[0] }], products: [] })
    expect((await person.put(`/api/wish-list/${stoneArticle}`)).json).toMatchObject({ code: 'article_not_found' })
    await switchOff(owner, 'merchandise')
    expect(await shared()).toMatchObject({ items: [], products: [{ id: hammer.id }] })
    await switchOff(owner, '')
  })
})

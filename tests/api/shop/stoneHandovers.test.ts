import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OwnStone } from '#contracts/shop/ownStones.ts'
import type { Browser } from '../../support/Browser.ts'
import { mailedLink } from '../../support/mails.ts'
import { sellTo } from '../../support/markets.ts'
import { becomes, buy, holdFor, orderOf } from '../../support/orders.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { confirmPassword, PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { address, GERMANY } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let owner: Browser
let names = 0

beforeAll(async () => {
  owner = await signUpEmployee(site)
  await holdFor(site, 0)
})
beforeEach(async () => {
  await site.pool.query(`delete from site_settings where key = 'parts_off'`)
})

async function listStone(facts: object = { stoneKind: 'Agate' }): Promise<{ productId: number; variantId: number }> {
  const answer = await sendFromPanel(site, owner, 'POST', '/cms/api/products', {
    ...{ name: `Lake agate ${++names}`, priceCents: 4200, category: 'Stones' },
    ...facts,
  })
  const { doc } = (await answer.json()) as { doc: { id: number } }
  const shown = (await owner.get(`/api/products/${doc.id}`)).json as { product: { variantId: number } }
  return { productId: doc.id, variantId: shown.product.variantId }
}

const send = async (orderId: number) =>
  expect((await owner.post(`/api/admin/orders/${orderId}/parcels`, { carrier: 'usps' })).status).toBe(204)

/** Sold to a guest unless somebody is named, and on its way. */
async function sold(buyer?: Browser) {
  const stone = await listStone()
  const order = await buy(site, { variantIds: [stone.variantId], ...(buyer && { buyer }) })
  await send(order.id)
  const path = `/api/orders/${order.reference}/stones`
  const [listed] = await stonesAt(order.buyer, path)
  if (!listed) throw new Error('The order lists no stone')
  return { ...stone, ...order, path, handover: `${path}/${listed.lineId}/${listed.piece}/handover`, listed }
}

const stonesAt = async (who: Browser, path = '/api/account/stones') => (await who.get(path)).json as OwnStone[]
const handoverOf = ({ lineId, piece }: OwnStone) => `/api/account/stones/${lineId}/${piece}/handover`
const take = (who: Browser, code: string) => who.post('/api/account/stones', { code })
const ownersOf = async (productId: number) =>
  ((await site.visitor().get(`/api/products/${productId}`)).json as { papers: { owners: string[] } }).papers.owners

async function codeFrom(who: Browser, path: string): Promise<string> {
  const answer = await who.post(path)
  expect(answer.status).toBe(201)
  return (answer.json as { code: string }).code
}

describe('a stone', () => {
  it('is handed over with a code from person to person, and its page says when, never who', async () => {
    const { buyer, handover, path, productId, email } = await sold()
    const [ada, bea] = [await signUpMember(site), await signUpMember(site)]
    const today = new Date().toISOString().slice(0, 10)
    expect(await ownersOf(productId)).toEqual([today])

    const code = await codeFrom(buyer, handover)
    expect(code).toMatch(/^STONE(-[2-9A-HJ-NP-Z]{4}){4}$/)
    expect(await stonesAt(buyer, path)).toMatchObject([{ codeSince: expect.any(String) as string, handedOnAt: null }])
    const { rows } = await site.pool.query<{ row: string }>('select h::text as row from stone_handovers h')
    for (const { row } of rows) expect(row.replaceAll('-', '')).not.toContain(code.replaceAll('-', '').slice(5))

    expect(await take(ada, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).toMatchObject({
      ...{ status: 201, json: { productId, canHandOver: true, codeSince: null } },
    })
    const [own] = await stonesAt(ada)
    if (!own) throw new Error('The new owner has no stone')
    expect(await stonesAt(buyer, path)).toMatchObject([
      { handedOnAt: expect.any(String) as string, canHandOver: false, codeSince: null },
    ])
    expect((await buyer.post(handover)).status).toBe(404)

    expect((await take(bea, await codeFrom(ada, handoverOf(own)))).status).toBe(201)
    expect(await stonesAt(ada)).toEqual([])
    expect(await stonesAt(bea)).toMatchObject([{ productId }])
    expect(await ownersOf(productId)).toEqual([today, today, today])
    const { text } = await site.visitor().get(`/api/products/${productId}`)
    for (const person of [email, ada.email, bea.email]) expect(text).not.toContain(person)
  })

  it('is handed over by its buyer’s account too, which lists it, and by nobody before it is sent', async () => {
    const buyer = await signUpMember(site)
    const { productId, variantId } = await listStone()
    const { id, reference } = await buy(site, { buyer, variantIds: [variantId] })
    const [own] = await stonesAt(buyer)
    if (!own) throw new Error('The buyer has no stone')
    expect(own).toMatchObject({ productId, canHandOver: false, piece: 1, pieces: 1 })
    const early = { status: 409, json: { code: 'stone_not_shipped' } }
    expect(await buyer.post(handoverOf(own))).toMatchObject(early)
    expect(await buyer.post(`/api/orders/${reference}/stones/${own.lineId}/1/handover`)).toMatchObject(early)
    await send(id)
    const code = await codeFrom(buyer, handoverOf(own))
    expect(await take(buyer, code)).toMatchObject({ status: 409, json: { code: 'own_stone' } })
    expect((await take(await signUpMember(site), code)).status).toBe(201)
    expect(await stonesAt(buyer)).toEqual([])
  })

  it('is handed over with the emailed link of a guest’s order', async () => {
    const { email, handover, path } = await sold()
    const key = (await mailedLink(site, email, '/orders')).searchParams.get('key') ?? ''
    const elsewhere = site.visitor()
    expect(await stonesAt(elsewhere, `${path}?key=${key}`)).toHaveLength(1)
    const code = await codeFrom(elsewhere, `${handover}?key=${key}`)
    expect((await take(await signUpMember(site), code)).status).toBe(201)
  })

  it('of two people who enter the code at once, one gets it', async () => {
    const { buyer, handover, productId } = await sold()
    const code = await codeFrom(buyer, handover)
    const people = await Promise.all(Array.from({ length: 6 }, () => signUpMember(site)))
    const answers = await Promise.all(people.map((person) => take(person, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404, 404, 404])
    const lists = await Promise.all(people.map((person) => stonesAt(person)))
    expect(lists.flat()).toMatchObject([{ productId }])
    expect(await ownersOf(productId)).toHaveLength(2)
  })

  it('is not handed over by its former owner while its code is entered', async () => {
    const { buyer, handover } = await sold()
    const person = await signUpMember(site)
    const code = await codeFrom(buyer, handover)
    const [taken, made] = await Promise.all([take(person, code), buyer.post(handover)])
    // Either the new code replaced the one that was entered, or the stone was no longer the buyer’s.
    expect([
      [201, 404],
      [404, 201],
    ]).toContainEqual([taken.status, made.status])
    const { rows } = await site.pool.query(
      'select 1 from stone_handovers where code_hash is not null and line_id = $1',
      [Number(handover.split('/').at(-3))],
    )
    expect(rows).toHaveLength(made.status === 201 ? 1 : 0)
  })
})

describe('a code', () => {
  const unknown = { status: 404, json: { code: 'stone_code_not_found' } }

  it('works once, until it is withdrawn or a new one is made', async () => {
    const { buyer, handover, path } = await sold()
    const person = await signUpMember(site)
    const first = await codeFrom(buyer, handover)
    const second = await codeFrom(buyer, handover)
    expect(await take(person, first)).toMatchObject(unknown)
    expect((await buyer.delete(handover)).status).toBe(204)
    expect((await buyer.delete(handover)).status).toBe(204)
    expect(await take(person, second)).toMatchObject(unknown)
    expect(await stonesAt(buyer, path)).toMatchObject([{ codeSince: null }])
    const third = await codeFrom(buyer, handover)
    expect((await take(person, third)).status).toBe(201)
    expect(await take(await signUpMember(site), third)).toMatchObject(unknown)
    const [own] = await stonesAt(person)
    const fourth = await codeFrom(person, handoverOf(own as OwnStone))
    expect((await person.delete(handoverOf(own as OwnStone))).status).toBe(204)
    expect(await take(buyer, fourth)).toMatchObject({ status: 401 })
    expect(await take(await signUpMember(site), fourth)).toMatchObject(unknown)
  })

  it('that was never made is unknown, one with another form is refused, and guesses are limited', async () => {
    const person = await signUpMember(site)
    for (const code of ['', 'GIFT-ABCD-EFGH-JKMN-PQRS', 'STONE-1111-1111-1111-1111', 'x'.repeat(61)])
      expect(await take(person, code)).toMatchObject({ status: 400, json: { errors: { code: /./ } } })
    expect(await take(person, 'STONE-ABCD-EFGH-JKMN-PQRS')).toMatchObject(unknown)
    const more = await Promise.all(Array.from({ length: 20 }, () => take(person, 'STONE-ABCD-EFGH-JKMN-PQRS')))
    expect(more.some(({ status }) => status === 429)).toBe(true)
  })

  it('is made and withdrawn only by who has the stone', async () => {
    const { buyer, handover, path, listed } = await sold()
    const code = await codeFrom(buyer, handover)
    const [member, guest] = [await signUpMember(site), site.visitor()]
    for (const other of [member, guest, owner]) {
      for (const answer of [await other.get(path), await other.post(handover), await other.delete(handover)])
        expect(answer).toMatchObject({ status: 404, json: { code: 'order_not_found' } })
    }
    const foreign = { status: 404, json: { code: 'stone_not_found' } }
    expect(await member.post(handoverOf(listed))).toMatchObject(foreign)
    expect(await member.delete(handoverOf(listed))).toMatchObject(foreign)
    expect(await member.post('/api/account/stones/2147483647/1/handover')).toMatchObject(foreign)
    expect(await buyer.post(handover.replace(/\/1\/handover/, '/2/handover'))).toMatchObject(foreign)
    const other = await sold()
    expect(await buyer.post(`${path}/${other.listed.lineId}/1/handover`)).toMatchObject(foreign)
    for (const answer of [await guest.get('/api/account/stones'), await take(guest, code)])
      expect(answer.status).toBe(401)
    expect((await take(member, code)).status).toBe(201)
  })
})

describe('a stone whose buyer gets the money back', () => {
  async function refund({ id, reference }: { id: number; reference: string }): Promise<void> {
    const { total_cents: total } = await orderOf(site, reference)
    const amount = (Number(total) / 100).toFixed(2)
    expect((await owner.post(`/api/admin/orders/${id}/refund`, { amount, reason: 'Broken' })).status).toBe(204)
    await becomes(site, reference, { payment: 'refunded' })
  }

  it('belongs to nobody, and its open code ends', async () => {
    const order = await sold()
    const code = await codeFrom(order.buyer, order.handover)
    await refund(order)
    expect(await stonesAt(order.buyer, order.path)).toEqual([])
    expect(await take(await signUpMember(site), code)).toMatchObject({ status: 404 })
    expect((await order.buyer.post(order.handover)).status).toBe(404)
    expect(await ownersOf(order.productId)).toEqual([])
  })

  it('stays with the person it was handed on to, until it is in stock again', async () => {
    const order = await sold()
    const person = await signUpMember(site)
    expect((await take(person, await codeFrom(order.buyer, order.handover))).status).toBe(201)
    await refund(order)
    expect(await stonesAt(person)).toMatchObject([{ productId: order.productId }])
    expect((await owner.post(`/api/admin/orders/${order.id}/lines/${order.listed.lineId}/restock`)).status).toBe(204)
    expect(await stonesAt(person)).toEqual([])
    expect(await ownersOf(order.productId)).toEqual([])
  })

  it('because of a withdrawal, belongs to nobody', async () => {
    await sellTo(site, 'US', 'DE')
    const { variantId } = await listStone()
    const { buyer, email, id, reference } = await buy(site, {
      variantIds: [variantId],
      form: { shippingAddress: { ...address, ...GERMANY, city: 'Berlin' } },
    })
    await send(id)
    const path = `/api/orders/${reference}/stones`
    const [own] = await stonesAt(buyer, path)
    const code = await codeFrom(buyer, `${path}/${own?.lineId}/1/handover`)
    const statement = { reference, email, name: 'Ada Guest' }
    expect((await site.visitor().post('/api/withdrawals', statement)).status).toBe(200)
    expect(await stonesAt(buyer, path)).toEqual([])
    expect(await take(await signUpMember(site), code)).toMatchObject({ status: 404 })
  })

  it('and of an order that was canceled before it was sent, there is nothing to hand over', async () => {
    await holdFor(site, 60)
    const { variantId } = await listStone()
    const buyer = await signUpMember(site)
    const { reference } = await buy(site, { buyer, variantIds: [variantId] })
    expect(await stonesAt(buyer)).toHaveLength(1)
    expect((await buyer.post(`/api/orders/${reference}/cancel`)).status).toBe(200)
    await becomes(site, reference, { fulfilment: 'cancelled' })
    expect(await stonesAt(buyer)).toEqual([])
    await holdFor(site, 0)
  })
})

it('a stone that is sent again at no charge is handed over instead of the first one', async () => {
  const member = await signUpMember(site)
  const { buyer, id, reference, listed, productId } = await sold(member)
  const claim = await buyer.post(`/api/orders/${reference}/claims`, { kind: 'damaged', message: 'It broke in two.' })
  expect((await owner.post(`/api/admin/products/${productId}/stock`, { change: 1 })).status).toBe(200)
  const { id: claimId } = claim.json as { id: number }
  expect((await owner.post(`/api/admin/claims/${claimId}/replace`, {})).status).toBe(204)
  const [own, ...more] = await stonesAt(buyer)
  expect(more).toEqual([])
  expect(own).toMatchObject({ productId, canHandOver: false })
  expect(own?.lineId).not.toBe(listed.lineId)
  const { rows } = await site.pool.query<{ id: number }>('select id from orders where replaces_id = $1', [id])
  await send(rows[0]?.id ?? 0)
  const code = await codeFrom(buyer, handoverOf(own as OwnStone))
  expect((await take(await signUpMember(site), code)).status).toBe(201)
})

it('goods without papers are no stones', async () => {
  const { variantId } = await listStone({ stoneKind: '' })
  const { buyer, reference } = await buy(site, { variantIds: [variantId] })
  expect(await stonesAt(buyer, `/api/orders/${reference}/stones`)).toEqual([])
})

it('without the part “Own goods”, lists are empty and nothing is handed over, and stones are kept', async () => {
  const { buyer, handover, path } = await sold()
  const person = await signUpMember(site)
  const code = await codeFrom(buyer, handover)
  expect((await owner.put('/api/admin/settings', { parts_off: 'own-goods' })).status).toBe(200)
  await expect.poll(async () => stonesAt(buyer, path)).toEqual([])
  expect(await stonesAt(person)).toEqual([])
  for (const answer of [await take(person, code), await buyer.post(handover), await buyer.delete(handover)])
    expect(answer).toMatchObject({ status: 404, json: { code: 'not_found' } })
  expect((await owner.put('/api/admin/settings', { parts_off: '' })).status).toBe(200)
  await expect.poll(async () => (await take(person, code)).status).toBe(201)
})

it('the export of an account lists its stones, and a deleted account leaves the history of a stone without the person', async () => {
  const { buyer, handover, productId } = await sold()
  const [ada, bea] = [await signUpMember(site), await signUpMember(site)]
  await take(ada, await codeFrom(buyer, handover))
  const [own] = await stonesAt(ada)
  const code = await codeFrom(ada, handoverOf(own as OwnStone))
  const { json, text } = await ada.get('/api/account/export')
  expect(json).toMatchObject({
    stonesYouOwn: [{ page: `/shop/${productId}`, codeMadeAt: expect.any(String) as string }],
    stonesYouTook: [{ takenAt: expect.any(String) as string }],
    stonesYouHandedOver: [{ takenAt: null }],
  })
  expect(text).not.toContain(code)

  const { id } = (await ada.get('/api/auth/user')).json as { id: number }
  await confirmPassword(ada)
  expect((await ada.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
  const { rows } = await site.pool.query('select 1 from stone_handovers where $1 in (taken_by_id, created_by_id)', [id])
  expect(rows).toEqual([])
  expect(await ownersOf(productId)).toHaveLength(2)
  expect((await take(bea, code)).status).toBe(201)
  expect(await ownersOf(productId)).toHaveLength(3)
})

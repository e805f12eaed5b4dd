import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formatCents } from '#contracts/shared/money.ts'
import type { Browser } from '../../support/Browser.ts'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { sellTo, TRADER } from '../../support/markets.ts'
import { becomes, buy, cardRefunds, holdFor, jobsDone, notesOf, orderOf } from '../../support/orders.ts'
import { addOwnGood, stockOf } from '../../support/ownGoods.ts'
import { eventually, signUpEmployee, signUpMember, tellPrint } from '../../support/people.ts'
import { address, fillCart, openShop, printOrders } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let variantIds: number[]
let others: number[]
let employee: Browser & { email: string }

beforeAll(async () => {
  const all = await openShop(site)
  variantIds = all.slice(-1)
  others = all.slice(0, 1)
  employee = await signUpEmployee(site)
})
beforeEach(async () => {
  await sellTo(site, 'US', 'CA', 'DE', 'GB')
  await holdFor(site, 0)
  await site.pool.query('delete from rate_limits')
  site.clock.aheadMs = 0
})

const DAY = 86_400_000
const IN_BERLIN = { ...address, street: 'Ringweg 1', city: 'Berlin', state: undefined, country: 'DE', zipCode: '10115' }
const form = (shippingAddress: object) => ({ shippingAddress })

async function bought(country: object = IN_BERLIN, buyer?: Browser) {
  const order = await buy(site, { variantIds, form: form(country), ...(buyer && { buyer }) })
  await becomes(site, order.reference, { fulfilment: 'submitted' })
  return order
}

async function deliver(reference: string, daysAgo: number): Promise<void> {
  await site.pool.query(
    `update orders set fulfilment = 'delivered', shipped_at = now() - make_interval(days => $2 + 5),
       delivered_at = now() - make_interval(days => $2) where reference = $1`,
    [reference, daysAgo],
  )
}

const withdraw = (who: Browser, reference: string, email: string, more: object = {}) =>
  who.post('/api/withdrawals', { reference, email, name: 'Ada Guest', ...more })
const stored = async (id: number) =>
  (
    await site.pool.query<{ id: number; state: string; submitted_at: Date; refund_cents: string }>(
      'select * from withdrawals where order_id = $1',
      [id],
    )
  ).rows
const settle = (id: number, outcome: string, who: Browser = employee) =>
  who.post(`/api/admin/withdrawals/${id}/settle`, { outcome })
const shown = async (who: Browser, reference: string) =>
  (await who.get(`/api/orders/${reference}`)).json as {
    withdrawal?: { until: string | null; submittedAt: string | null }
  }
const receipts = (email: string) => mailsTo(site, email, /^We received your withdrawal/)

describe('a buyer in the EU', () => {
  it('withdraws without signing in: twenty presses store one statement and send one receipt with its time', async () => {
    const { reference, email, id } = await bought()
    await deliver(reference, 3)
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(site.visitor(), reference, email)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    const [withdrawal, ...others] = await stored(id)
    expect(others).toEqual([])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.json).toEqual({
      ...{ reference, email, submittedAt: withdrawal?.submitted_at.toISOString() },
      items: [expect.objectContaining({ quantity: 1 })],
    })
    await jobsDone(site)
    const [receipt = '', ...more] = await receipts(email)
    expect(more).toEqual([])
    expect(receipt).toContain(reference)
    expect(receipt).toMatch(/on [A-Z]\w+ \d+, \d{4} at \d+:\d\d:\d\d\s[AP]M UTC/)
    expect(receipt).toContain(TRADER.returns_address)
    expect((await notesOf(site, id)).filter((what) => what === 'You withdrew from the contract')).toHaveLength(1)
  })

  it('withdraws with the emailed link, which carries the right and both labels', async () => {
    const { reference, email } = await bought()
    const confirmation = async () => (await mailsTo(site, email, /is confirmed$/))[0] ?? ''
    await eventually(async () => (await confirmation()) !== '')
    expect(await confirmation()).toContain('Withdraw from contract here')
    expect(await confirmation()).toContain('within 14 days without giving any reason')
    expect(await confirmation()).toContain(`Sold by ${TRADER.trader_name}`)
    const key = (await mailedLink(site, email, '/orders')).searchParams.get('key') ?? ''
    const other = 'other-box@example.test'
    expect((await withdraw(site.visitor(), reference, other, { key })).status).toBe(200)
    await eventually(async () => (await receipts(other)).length === 1)
  })

  it('withdraws from an account, in small letters and with another case of the address', async () => {
    const member = await bought(IN_BERLIN, await signUpMember(site))
    member.buyer.cookies.delete('stonehunt-cart')
    expect((await withdraw(member.buyer, member.reference, 'me@example.test')).status).toBe(200)
    const guest = await bought()
    const answer = await withdraw(site.visitor(), guest.reference.toLowerCase(), guest.email.toUpperCase())
    expect(answer.status).toBe(200)
  })

  it('cancels and refunds an order that has not gone to print', async () => {
    await holdFor(site, 60)
    const { reference, email, id } = await buy(site, { variantIds, form: form(IN_BERLIN) })
    expect((await withdraw(site.visitor(), reference, email)).status).toBe(200)
    await becomes(site, reference, { fulfilment: 'cancelled', payment: 'refunded' })
    expect(await stored(id)).toMatchObject([{ state: 'canceled' }])
    await eventually(async () => (await receipts(email)).length === 1)
    expect((await receipts(email))[0]).not.toContain('send them to')
  })

  it('is still owed the money when the print provider refuses to cancel: the statement waits to be settled', async () => {
    await holdFor(site, 60)
    const { reference, email, id, buyer } = await buy(site, { variantIds, form: form(IN_BERLIN) })
    await eventually(async () => (await printOrders(site, reference)).length === 1)
    await jobsDone(site)
    await tellPrint(site, 'faults', { drop: true })
    for (const _step of ['confirmed', 'in production'])
      await tellPrint(site, `orders/${(await orderOf(site, reference)).provider_order_id}/advance`, {})
    expect((await withdraw(buyer, reference, email)).status).toBe(200)
    await becomes(site, reference, { fulfilment: 'needs_attention' })
    await tellPrint(site, 'faults', { drop: false })
    const [statement] = await stored(id)
    expect(statement).toMatchObject({ state: 'open', settled_at: null })
    await deliver(reference, 3)
    expect((await settle(statement?.id ?? 0, 'returned')).status).toBe(204)
    await becomes(site, reference, { payment: 'refunded' })
  })

  it('sees until when it is possible, and when it was done', async () => {
    const { buyer, reference, email } = await bought()
    expect(await shown(buyer, reference)).toMatchObject({ withdrawal: { until: null, submittedAt: null } })
    await deliver(reference, 3)
    const until = Date.parse((await shown(buyer, reference)).withdrawal?.until ?? '')
    expect((until - Date.now()) / DAY).toBeGreaterThan(11)
    await withdraw(buyer, reference, email)
    expect((await shown(buyer, reference)).withdrawal?.submittedAt).toMatch(/^\d{4}-/)
  })

  it('has the right when the parcel’s arrival was never reported, until 44 days after shipping', async () => {
    const { buyer, reference, email } = await bought()
    await site.pool.query(
      `update orders set fulfilment = 'shipped', shipped_at = now() - interval '40 days' where reference = $1`,
      [reference],
    )
    expect((await withdraw(buyer, reference, email)).status).toBe(200)
  })
})

type Item = { id: number; title: string; quantity: number }

describe('a withdrawal of some items', () => {
  /** Three pieces of one variant and one of another. */
  async function boughtFour() {
    const buyer = site.visitor()
    await fillCart(buyer, others[0] ?? 0, 3)
    const order = await buy(site, { variantIds, form: form(IN_BERLIN), buyer })
    return order
  }
  const itemsOf = async (reference: string, email: string) =>
    (await site.visitor().post('/api/withdrawals/items', { reference, email })).json as { items: Item[] }
  const refundsOf = async (reference: string) => cardRefunds(site, (await orderOf(site, reference)).payment_intent_id)
  const sumOf = (refunds: { amount: number }[]) => refunds.reduce((sum, { amount }) => sum + amount, 0)

  it('from an order that was refunded in part is told what went back before, and what is still to come', async () => {
    const { reference, email, id } = await bought()
    await deliver(reference, 3)
    await employee.post(`/api/admin/orders/${id}/refund`, { amount: '1.00', reason: 'A scratch' })
    await becomes(site, reference, { payment: 'partially_refunded' })
    expect((await withdraw(site.visitor(), reference, email)).status).toBe(200)
    await eventually(async () => (await receipts(email)).length === 1)
    const left = Number((await orderOf(site, reference)).total_cents) - 100
    expect((await receipts(email))[0]).toContain('Refunded before  $1.00')
    expect((await receipts(email))[0]).toContain(`Still to be refunded  ${formatCents(left)}`)
  })

  it('is stored once for twenty presses, refunds its part, and the last piece brings the shipping', async () => {
    const { reference, email, id } = await boughtFour()
    await becomes(site, reference, { fulfilment: 'submitted' })
    await deliver(reference, 3)
    const { items } = await itemsOf(reference, email)
    const [three, one] = items.toSorted((a, b) => b.quantity - a.quantity)
    if (!three || !one) throw new Error('Two lines were ordered')
    const formKey = 'f'.repeat(32)
    const two = { items: [{ id: three.id, quantity: 2 }], formKey }
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(site.visitor(), reference, email, two)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, json: { items: [{ title: three.title, quantity: 2 }] } })
    expect((await itemsOf(reference, email)).items).toMatchObject([{ quantity: 1 }, { quantity: 1 }])
    const [first] = await stored(id)
    expect(await stored(id)).toHaveLength(1)

    await settle(first?.id ?? 0, 'returned')
    await becomes(site, reference, { payment: 'partially_refunded' })
    const order = await orderOf(site, reference)
    const total = Number(order.total_cents)
    expect(sumOf(await refundsOf(reference))).toBeLessThan(total)
    expect(Number((await stored(id))[0]?.refund_cents)).toBe(sumOf(await refundsOf(reference)))

    await withdraw(site.visitor(), reference, email)
    const [, second] = await stored(id)
    expect((await withdraw(site.visitor(), reference, email)).status).toBe(200)
    expect(await stored(id)).toHaveLength(2)
    await settle(second?.id ?? 0, 'waived')
    await becomes(site, reference, { payment: 'refunded' })
    expect(sumOf(await refundsOf(reference))).toBe(total)
    await jobsDone(site)
    const mails = await receipts(email)
    expect(mails).toHaveLength(2)
    expect(mails.join()).toContain('The rest of your order stays as it is.')
    expect(mails.join()).toContain(`2 × ${three.title}`)
  })

  it('before printing cancels exactly these pieces: the print provider gets the rest', async () => {
    await holdFor(site, 60)
    const { reference, email, id, buyer } = await boughtFour()
    await becomes(site, reference, { fulfilment: 'held' })
    const three = (await itemsOf(reference, email)).items.find(({ quantity }) => quantity === 3)
    const chosen = { items: [{ id: three?.id, quantity: 2 }] }
    expect((await withdraw(buyer, reference, email, chosen)).status).toBe(200)
    expect((await withdraw(buyer, reference, email, chosen)).status).toBe(200)
    await becomes(site, reference, { payment: 'partially_refunded' })
    const [withdrawal, ...more] = await stored(id)
    expect(withdrawal).toMatchObject({ state: 'canceled' })
    expect(Number(withdrawal?.refund_cents)).toBe(sumOf(await refundsOf(reference)))
    expect(more).toEqual([])
    const { rows } = await site.pool.query<{ quantity: string; gone: boolean }>(
      'select quantity, cancelled_at is not null as gone from order_lines where order_id = $1 order by quantity, gone',
      [id],
    )
    expect(rows.map(({ quantity, gone }) => [Number(quantity), gone])).toEqual([[1, false], [1, false], [2, true]]) // prettier-ignore
  })

  it('refunds own goods in no parcel yet at once and nobody packs them, and what is printed comes back first', async () => {
    const geode = await addOwnGood(employee, { name: 'Geode of the gorge', price: 40, stock: 1 })
    const order = await buy(site, { variantIds: [...variantIds, geode.variantId], form: form(IN_BERLIN) })
    const { reference, email, id, buyer } = order
    await becomes(site, reference, { fulfilment: 'submitted' })
    expect(await orderOf(site, reference)).toMatchObject({ to_pack: true })
    const all = { formKey: 'g'.repeat(32) }
    const answers = [await withdraw(buyer, reference, email, all), await withdraw(buyer, reference, email, all)]
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect((answer.json as { items: Item[] }).items.map(({ title }) => title)).toContain('Geode of the gorge')
      expect((answer.json as { items: Item[] }).items).toHaveLength(2)
    }
    expect((await stored(id)).map(({ state }) => state).sort()).toEqual(['canceled', 'open'])
    await becomes(site, reference, { payment: 'partially_refunded' })
    const canceled = (await stored(id)).find(({ state }) => state === 'canceled')
    expect(sumOf(await refundsOf(reference))).toBe(Number(canceled?.refund_cents))
    expect(Number(canceled?.refund_cents)).toBeGreaterThanOrEqual(4000)
    expect(await orderOf(site, reference)).toMatchObject({ to_pack: false })
    expect(await stockOf(employee, geode)).toEqual({ left: 1, held: 0, sold: 0 })
    const parcel = await employee.post(`/api/admin/orders/${id}/parcels`, { carrier: 'usps' })
    expect(parcel).toMatchObject({ status: 409 })
    const open = (await stored(id)).find(({ state }) => state === 'open')
    await settle(open?.id ?? 0, 'returned')
    await becomes(site, reference, { payment: 'refunded' })
    expect(sumOf(await refundsOf(reference))).toBe(Number((await orderOf(site, reference)).total_cents))
    await jobsDone(site)
    expect(await receipts(email)).toHaveLength(1)
  })

  it.each([
    ['more pieces than are left', (item: Item) => [{ id: item.id, quantity: item.quantity + 1 }]],
    ['an item twice', (item: Item) => [{ id: item.id, quantity: 1 }, { id: item.id, quantity: 1 }]], // prettier-ignore
    ['an item of another order', () => [{ id: 2_147_483_647, quantity: 1 }]],
    ['no item', () => []],
  ])('with %s is refused and changes nothing', async (_what, choose) => {
    const { reference, email, id } = await bought()
    const [item] = (await itemsOf(reference, email)).items
    if (!item) throw new Error('Nothing was ordered')
    const answer = await withdraw(site.visitor(), reference, email, { items: choose(item) })
    expect(answer).toMatchObject({ status: 400, json: { errors: { items: expect.any(String) as string } } })
    expect(await stored(id)).toEqual([])
  })

  it('shows the items only to who knows the order’s email', async () => {
    const { reference } = await bought()
    const answer = await site.visitor().post('/api/withdrawals/items', { reference, email: 'else@example.test' })
    expect(answer).toMatchObject({ status: 404, json: { code: 'order_not_found' } })
  })
})

describe('a withdrawal is refused', () => {
  it('with the key of another order, or another email', async () => {
    const mine = await bought()
    const other = await bought()
    const key = (await mailedLink(site, other.email, '/orders')).searchParams.get('key') ?? ''
    const refused = { status: 404, json: { code: 'order_not_found' } }
    expect(await withdraw(site.visitor(), mine.reference, other.email, { key })).toMatchObject(refused)
    expect(await withdraw(other.buyer, mine.reference, other.email)).toMatchObject(refused)
    expect(await withdraw(employee, mine.reference, employee.email)).toMatchObject(refused)
    expect(await withdraw(site.visitor(), 'HUNT-2222222222', mine.email)).toMatchObject(refused)
    expect(await stored(mine.id)).toEqual([])
  })

  it('for an order to the United States', async () => {
    const { buyer, reference, email, id } = await bought(address)
    expect(await withdraw(buyer, reference, email)).toMatchObject({
      status: 409,
      json: { code: 'withdrawal_not_possible' },
    })
    expect(await shown(buyer, reference)).not.toHaveProperty('withdrawal')
    expect(await stored(id)).toEqual([])
    await eventually(async () => (await mailsTo(site, email, /is confirmed$/)).length === 1)
    expect((await mailsTo(site, email, /is confirmed$/))[0]).not.toMatch(/withdraw/i)
  })

  it('after the period', async () => {
    const { buyer, reference, email, id } = await bought()
    await deliver(reference, 20)
    expect(await withdraw(buyer, reference, email)).toMatchObject({
      status: 409,
      json: { code: 'withdrawal_not_possible', message: expect.stringContaining('14 days') as string },
    })
    expect(await shown(buyer, reference)).not.toHaveProperty('withdrawal')
    expect(await stored(id)).toEqual([])
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(161) }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ reference: '' }, 'reference'],
    [{ reference: 7 }, 'reference'],
  ])('with %j', async (wrong, field) => {
    const input = { reference: 'HUNT-2222222222', name: 'Ada', email: 'ada@example.test', ...wrong }
    const { status, json } = await site.visitor().post('/api/withdrawals', input)
    expect(status).toBe(400)
    expect(Object.keys((json as { errors: object }).errors)).toEqual([field])
  })
})

describe('settling a withdrawal', () => {
  async function withdrawn() {
    const order = await bought()
    await deliver(order.reference, 2)
    await withdraw(order.buyer, order.reference, order.email)
    const [withdrawal] = await stored(order.id)
    return { ...order, withdrawalId: withdrawal?.id ?? 0 }
  }
  const refundsOf = async (reference: string) => cardRefunds(site, (await orderOf(site, reference)).payment_intent_id)

  it.each(['returned', 'waived'])('as %s refunds everything with shipping, once', async (outcome) => {
    const { reference, id, withdrawalId, email } = await withdrawn()
    const answers = await Promise.all([1, 2, 3].map(() => settle(withdrawalId, outcome)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    await becomes(site, reference, { payment: 'refunded' })
    const { total_cents: total } = await orderOf(site, reference)
    expect(await refundsOf(reference)).toMatchObject([{ amount: Number(total), status: 'succeeded' }])
    expect(await stored(id)).toMatchObject([{ state: outcome }])
    await eventually(async () => (await mailsTo(site, email, /^We refunded/)).length === 1)
  })

  it('of a partly refunded order refunds the rest', async () => {
    const { reference, id, withdrawalId } = await withdrawn()
    await employee.post(`/api/admin/orders/${id}/refund`, { amount: '1.00', reason: 'A scratch' })
    await becomes(site, reference, { payment: 'partially_refunded' })
    expect((await settle(withdrawalId, 'returned')).status).toBe(204)
    await becomes(site, reference, { payment: 'refunded' })
    const amounts = (await refundsOf(reference)).map(({ amount }) => amount)
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(Number((await orderOf(site, reference)).total_cents))
  })

  it('is refused while a bank disputes the payment, and stays to be settled', async () => {
    const { reference, id, withdrawalId } = await withdrawn()
    await site.pool.query(`update orders set dispute_outcome = 'open' where reference = $1`, [reference])
    expect((await settle(withdrawalId, 'waived')).status).toBe(409)
    expect(await stored(id)).toMatchObject([{ state: 'open' }])
  })

  it('waits on the dashboard, and is for those who may refund', async () => {
    const { withdrawalId } = await withdrawn()
    const moderator = await signUpEmployee(site, 'moderator')
    expect((await settle(withdrawalId, 'waived', moderator)).status).toBe(403)
    expect((await settle(withdrawalId, 'waived', site.visitor())).status).toBe(401)
    expect((await settle(2_147_483_647, 'waived')).status).toBe(404)
    expect((await settle(withdrawalId, 'lost')).status).toBe(400)
  })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import {
  type Bought,
  becomes,
  buy,
  cardRefunds,
  holdFor,
  jobsDone,
  notesOf,
  orderOf,
  runJob,
} from '../../support/orders.ts'
import { eventually, signUpEmployee, signUpMember } from '../../support/people.ts'
import { address, openShop, printOrders } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { PRINT_KEY } from '../../support/siteVariables.ts'

const site = useSite()
let variantIds: number[]
beforeAll(async () => void (variantIds = (await openShop(site)).slice(-2)))
beforeEach(() => holdFor(site, 60))

type Line = { id: number; title: string; isCancelled: boolean; cancelRefund: string | null }
type Shown = { canChange: boolean; lines: Line[]; summary: { total: string }; shippingAddress: { street: string } }
type Printed = { state: string; shipping: { address: { street: string } }; orderItems: { sku: string }[] }

const shown = async ({ buyer, reference }: Bought) => (await buyer.get(`/api/orders/${reference}`)).json as Shown
const move = ({ buyer, reference }: Bought, change: object) =>
  buyer.put(`/api/orders/${reference}/address`, { ...address, ...change })
const cancelLine = ({ buyer, reference }: Bought, line: number | undefined) =>
  buyer.post(`/api/orders/${reference}/lines/${line}/cancel`)
const print = (id: number) => runJob(site, 'confirmOrder', { orderId: id })
const isStored = (reference: string) => eventually(async () => (await printOrders(site, reference)).length === 1)

/** Bought, and known to the print provider. */
async function buyHeld(wish: Partial<Parameters<typeof buy>[1]> = {}): Promise<Bought> {
  const bought = await buy(site, { variantIds, ...wish })
  await isStored(bought.reference)
  await jobsDone(site)
  return bought
}

async function printed(reference: string): Promise<Printed> {
  const { provider_order_id: id } = await orderOf(site, reference)
  const headers = { 'X-SPOD-ACCESS-TOKEN': PRINT_KEY }
  return (await (await fetch(`${site.printBase}/orders/${id}`, { headers })).json()) as Printed
}

describe('the address', () => {
  it('changes while the order is on hold, and is the one that is printed', async () => {
    const bought = await buyHeld()
    const answer = await move(bought, { street: '7 New Road' })
    expect(answer).toMatchObject({ status: 200, json: { shippingAddress: { street: '7 New Road' } } })
    await eventually(async () => (await mailsTo(site, bought.email, /goes to a new address$/)).length === 1)
    await print(bought.id)
    await becomes(site, bought.reference, { fulfilment: 'submitted' })
    expect(await printed(bought.reference)).toMatchObject({
      state: 'CONFIRMED',
      shipping: { address: { street: '7 New Road' } },
    })
    expect(await notesOf(site, bought.id)).toContain('You changed the delivery address')
  })

  it.each([
    [
      'another country',
      { country: 'CA', state: 'ON' },
      'country',
      'You can’t change the country of an order. Cancel it and order again.',
    ],
    ['a missing street', { street: '' }, 'street', 'Street address is required'],
  ])('is refused for %s, and nothing changes', async (_, change, field, message) => {
    const bought = await buyHeld()
    const answer = await move(bought, change)
    expect(answer).toMatchObject({ status: 400, json: { errors: { [field]: message } } })
    expect((await shown(bought)).shippingAddress.street).toBe(address.street)
    await jobsDone(site)
    expect(await mailsTo(site, bought.email, /new address/)).toEqual([])
  })

  it('can’t change once the order goes to print, or by someone else', async () => {
    const bought = await buyHeld()
    for (const stranger of [site.visitor(), await signUpMember(site), await signUpEmployee(site)])
      expect((await move({ ...bought, buyer: stranger }, { street: '7 New Road' })).status).toBe(404)
    await print(bought.id)
    await becomes(site, bought.reference, { fulfilment: 'submitted' })
    expect(await move(bought, { street: '7 New Road' })).toMatchObject({
      status: 409,
      json: { code: 'illegal_order_move' },
    })
    expect((await shown(bought)).canChange).toBe(false)
  })

  it('that changes in the second the order is confirmed is printed exactly when the buyer was told so', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < 12; round++) {
      const bought = await buyHeld()
      const [, answer] = await Promise.all([
        print(bought.id),
        new Promise((resolve) => setTimeout(resolve, round * 4)).then(() => move(bought, { street: '7 New Road' })),
      ])
      await becomes(site, bought.reference, { fulfilment: 'submitted' })
      const { street } = (await printed(bought.reference)).shipping.address
      const stored = (await shown(bought)).shippingAddress.street
      ends.add(`${answer.status} ${stored} ${street}`)
    }
    const [changed, refused] = ['200 7 New Road 7 New Road', '409 1 Agate Road 1 Agate Road']
    expect([...ends].filter((end) => end !== changed && end !== refused)).toEqual([])
  })
})

describe('a line', () => {
  it('is canceled and refunded once, however often it is asked for; the rest is printed', async () => {
    const bought = await buyHeld()
    const [line, kept] = (await shown(bought)).lines
    const cents = Math.round(Number(line?.cancelRefund) * 100)
    expect(cents).toBeGreaterThan(0)
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancelLine(bought, line?.id)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    await becomes(site, bought.reference, { payment: 'partially_refunded', refunded_cents: String(cents) })
    await jobsDone(site)
    const { payment_intent_id: payment } = await orderOf(site, bought.reference)
    expect(await cardRefunds(site, payment)).toMatchObject([{ amount: cents, status: 'succeeded' }])
    expect(await mailsTo(site, bought.email, /^We refunded/)).toHaveLength(1)
    expect((await shown(bought)).lines).toMatchObject([
      { isCancelled: true, cancelRefund: null },
      { id: kept?.id, isCancelled: false, cancelRefund: null },
    ])
    await print(bought.id)
    await becomes(site, bought.reference, { fulfilment: 'submitted' })
    expect((await printed(bought.reference)).orderItems).toHaveLength(1)
  })

  it('that is the last one cancels the order and refunds the shipping, too', async () => {
    const bought = await buyHeld()
    const { lines, summary } = await shown(bought)
    await Promise.all(lines.map(({ id }) => cancelLine(bought, id)))
    await becomes(site, bought.reference, { payment: 'refunded', fulfilment: 'cancelled' })
    await jobsDone(site)
    const { payment_intent_id: payment } = await orderOf(site, bought.reference)
    const back = (await cardRefunds(site, payment)).reduce((sum, { amount }) => sum + amount, 0)
    expect(back).toBe(Math.round(Number(summary.total) * 100))
  })

  it('of another order, and a line after the order went to print, can’t be canceled', async () => {
    const [one, other] = [await buyHeld(), await buyHeld()]
    const [line] = (await shown(one)).lines
    expect((await cancelLine(other, line?.id)).status).toBe(404)
    await print(one.id)
    await becomes(site, one.reference, { fulfilment: 'submitted' })
    expect((await cancelLine(one, line?.id)).status).toBe(409)
    const { payment_intent_id: payment } = await orderOf(site, one.reference)
    expect(await cardRefunds(site, payment)).toEqual([])
  })
})

describe('a lost link', () => {
  const find = (email: string, reference: string) => site.visitor().post('/api/orders/find', { email, reference })

  it('is emailed again, with the same answer whether or not there is such an order', async () => {
    const { reference, email } = await buyHeld()
    const answers = [
      await find(email.toUpperCase(), reference.toLowerCase()),
      await find('stranger@example.test', reference),
      await find(email, 'HUNT-2222222222'),
    ]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(202)
    let key = ''
    await eventually(async () => {
      const [mail = ''] = await mailsTo(site, email, `Your order ${reference}`)
      key = /[?&]key=([\w-]+)/.exec(mail)?.[1] ?? ''
      return key !== ''
    })
    expect(await mailsTo(site, 'stranger@example.test')).toEqual([])
    const read = () => site.visitor().get(`/api/orders/${reference}?key=${key}`)
    expect((await read()).status).toBe(200)
    expect((await site.visitor().get(`/api/orders/${reference}?key=${key}x`)).status).toBe(404)
    const confirmation = (await mailedLink(site, email, '/orders')).searchParams.get('key')
    expect((await site.visitor().get(`/api/orders/${reference}?key=${confirmation}`)).status).toBe(200)
    site.clock.aheadMs = 8 * 86_400_000
    expect((await read()).status).toBe(404)
    site.clock.aheadMs = 0
  })

  it('is emailed at most three times an hour', async () => {
    const { reference, email } = await buyHeld()
    for (let count = 0; count < 4; count++) expect((await find(email, reference)).status).toBe(202)
    await jobsDone(site)
    expect(await mailsTo(site, email, `Your order ${reference}`)).toHaveLength(3)
  })
})

it('the buyer can have the confirmation again, with the new address and within limits', async () => {
  const bought = await buyHeld()
  await move(bought, { street: '7 New Road' })
  const resend = () => bought.buyer.post(`/api/orders/${bought.reference}/resend-mail`)
  expect((await resend()).status).toBe(204)
  const mails = () => mailsTo(site, bought.email, /is confirmed$/)
  await eventually(async () => (await mails()).length === 2)
  expect((await mails()).filter((mail) => mail.includes('7 New Road'))).toHaveLength(1)
  await site.pool.query(
    `insert into order_events (order_id, kind, is_internal) select $1, 'confirmation-resent-by-buyer', true from generate_series(1, 2)`,
    [bought.id],
  )
  expect(await resend()).toMatchObject({ status: 429 })
})

it('an order can be bought again; what is no longer sold is named', async () => {
  const bought = await buyHeld()
  const [, gone] = variantIds
  await site.pool.query('update variants set sellable = false where id = $1', [gone])
  const answer = await bought.buyer.post(`/api/orders/${bought.reference}/buy-again`)
  await site.pool.query('update variants set sellable = true where id = $1', [gone])
  expect(answer).toMatchObject({
    status: 200,
    json: { added: [{ quantity: 1 }], missing: [{ quantity: 1, reason: 'That item is no longer in the shop.' }] },
  })
  expect((await bought.buyer.get('/api/cart')).json).toHaveLength(1)
})

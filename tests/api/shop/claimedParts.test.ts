import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Order, orderSchema } from '#contracts/shop/orders.ts'
import type { Browser } from '../../support/Browser.ts'
import { holdRow } from '../../support/holdRow.ts'
import { buySubmitted, cardRefunds, holdFor, jobsDone, orderOf, runJob, becomes } from '../../support/orders.ts'
import { signUpEmployee, signUpMember, tellPrint } from '../../support/people.ts'
import { openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { PRINT_KEY } from '../../support/siteVariables.ts'
import { printDeliveriesDone } from '../../support/time.ts'

const site = useSite()
let variantIds: number[]
let employee: Browser
beforeAll(async () => {
  variantIds = (await openShop(site)).slice(-3)
  employee = await signUpEmployee(site)
})
beforeEach(async () => {
  await holdFor(site, 0)
  await site.pool.query('delete from rate_limits')
})

type Bought = Awaited<ReturnType<typeof buySubmitted>>
type Shown = { id: number; status: string; replacement: string | null }

const REPORT = { kind: 'damaged', message: 'It arrived broken.' }
const REPORTED = /already printed again/
const path = ({ reference }: Pick<Bought, 'reference'>) => `/api/orders/${reference}/claims`
const decide = (id: number, what: string, body: object = {}) => employee.post(`/api/admin/claims/${id}/${what}`, body)
const read = async ({ buyer }: Bought, reference: string): Promise<Order> =>
  orderSchema.parse((await buyer.get(`/api/orders/${reference}`)).json)
const titlesOf = ({ lines }: Order): string[] => lines.map(({ title, size, color }) => `${title} ${size} ${color}`)

async function printed(bought: Bought, ...steps: { to?: string; which: number[] }[]): Promise<void> {
  const answer = await fetch(`${site.printBase}/orders/${bought.printId}`, {
    headers: { 'X-SPOD-ACCESS-TOKEN': PRINT_KEY },
  })
  const { orderItems } = (await answer.json()) as { orderItems: { orderItemReference: number }[] }
  const advance = (body: object) => tellPrint(site, `orders/${bought.printId}/advance`, body)
  await advance({})
  for (const { which, ...rest } of steps)
    await advance({ ...rest, orderItemReferences: which.map((nth) => orderItems[nth]?.orderItemReference) })
  await printDeliveriesDone(site)
  await jobsDone(site)
  await runJob(site, 'followOrder', { orderId: bought.id })
  await jobsDone(site)
}

/** The first item was sent, the second canceled by the print provider, the third is in production. */
async function buyInParts() {
  const bought = await buySubmitted(site, { variantIds, buyer: await signUpMember(site) })
  await printed(bought, { to: 'CANCELLED', which: [1] }, { which: [0] })
  const order = await read(bought, bought.reference)
  expect(order.lines.map(({ printState }) => printState)).toEqual(['shipped', 'cancelled', 'in_production'])
  const [sent, canceled, coming] = order.lines.map(({ id }) => Number(id)) as [number, number, number]
  return { bought, order, sent, canceled, coming }
}

const open = ({ buyer, reference }: Pick<Bought, 'buyer' | 'reference'>, lines: number[]) =>
  buyer.post(path({ reference }), { ...REPORT, lines })

async function report(bought: Pick<Bought, 'buyer' | 'reference'>, lines: number[] = []): Promise<Shown> {
  const answer = await open(bought, lines)
  expect(answer.status).toBe(201)
  return answer.json as Shown
}

async function replacementOf(bought: Pick<Bought, 'buyer' | 'reference'>): Promise<string> {
  const claims = (await bought.buyer.get(path(bought))).json as Shown[]
  return claims.at(-1)?.replacement ?? ''
}

/** The free copy that the last claim of this buyer led to, once all of it was sent. */
async function sentCopy(bought: Bought, of: Pick<Bought, 'buyer' | 'reference'>): Promise<string> {
  const reference = await replacementOf(of)
  await becomes(site, reference, { fulfilment: 'submitted' })
  const order = await orderOf(site, reference)
  await printed({ ...bought, ...order, printId: order.provider_order_id ?? '', reference }, { which: [0, 1, 2] })
  return reference
}

describe('a claim about all items', () => {
  it('prints again what was sent, not what is still in production or was canceled', async () => {
    const { bought, order, canceled } = await buyInParts()
    const { id } = await report(bought)
    expect((await decide(id, 'replace')).status).toBe(204)
    const replacement = await read(bought, await replacementOf(bought))
    expect(titlesOf(replacement)).toEqual(titlesOf(order).slice(0, 1))
    expect((await employee.post(`/api/admin/orders/${bought.id}/lines/${canceled}/refund`)).status).toBe(204)
  })

  it('stays about the same items when more is sent before it is decided', async () => {
    const { bought, order } = await buyInParts()
    const { id } = await report(bought)
    await printed(bought, { which: [2] })
    expect((await decide(id, 'replace')).status).toBe(204)
    expect(titlesOf(await read(bought, await replacementOf(bought)))).toEqual(titlesOf(order).slice(0, 1))
  })

  it('of an older version counts what was sent', async () => {
    const { bought, order } = await buyInParts()
    const { id } = await report(bought)
    await site.pool.query(`update claims set lines = '[]' where id = $1`, [id])
    expect((await decide(id, 'replace')).status).toBe(204)
    expect(titlesOf(await read(bought, await replacementOf(bought)))).toEqual(titlesOf(order).slice(0, 1))
  })

  it('leaves out what was already printed again, and needs something that wasn’t', async () => {
    const { bought, order, sent } = await buyInParts()
    const first = await report(bought, [sent])
    expect((await decide(first.id, 'replace')).status).toBe(204)
    expect(await open(bought, [])).toMatchObject({ status: 409, json: { code: 'illegal_order_move' } })
    expect((await open(bought, [sent])).text).toMatch(REPORTED)
    await printed(bought, { which: [2] })
    const second = await report(bought)
    expect((await decide(second.id, 'replace')).status).toBe(204)
    expect(titlesOf(await read(bought, await replacementOf(bought)))).toEqual(titlesOf(order).slice(2))
  })
})

describe('a claim that names an item', () => {
  it('is refused before the item is sent, and when the print provider canceled it', async () => {
    const { bought, sent, canceled, coming } = await buyInParts()
    expect(await open(bought, [sent, coming])).toMatchObject({ status: 409, json: { code: 'illegal_order_move' } })
    expect((await open(bought, [sent, coming])).text).toContain('hasn’t been sent yet')
    expect(await open(bought, [canceled])).toMatchObject({ status: 409, json: { code: 'illegal_order_move' } })
    expect((await open(bought, [canceled])).text).toContain('we’ll refund it or print it again')
    expect((await open(bought, [999_999])).status).toBe(400)
    const order = await read(bought, bought.reference)
    expect(order.lines.map(({ canClaim }) => canClaim)).toEqual([true, false, false])
  })

  it('of an older version is not replaced before the item is sent', async () => {
    const { bought, sent, coming } = await buyInParts()
    const { id } = await report(bought, [sent])
    await site.pool.query('update claims set lines = $2 where id = $1', [id, JSON.stringify([coming])])
    const refused = await decide(id, 'replace')
    expect(refused).toMatchObject({ status: 409, json: { code: 'illegal_order_move' } })
    expect(refused.text).toContain('hasn’t been sent yet')
  })
})

describe('an item that waits for a choice', () => {
  it.each([
    ['refund', { amount: '5.00' }],
    ['replace', {}],
  ])('can’t be settled by a claim’s %s; its own choice stays possible, once', async (what, body) => {
    const { bought, sent, canceled } = await buyInParts()
    const { id } = await report(bought, [sent])
    await site.pool.query('update claims set lines = $2 where id = $1', [id, JSON.stringify([canceled])])
    const refused = await decide(id, what, body)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('Refund it or print it again on the order’s page first')
    const choices = await Promise.all(
      ['refund', 'refund'].map((how) => employee.post(`/api/admin/orders/${bought.id}/lines/${canceled}/${how}`)),
    )
    expect(choices.map(({ status }) => status).sort()).toEqual([204, 409])
    expect((await decide(id, what, body)).status).toBe(409)
    expect((await orderOf(site, bought.reference)).problem).toBeNull()
    await jobsDone(site)
    expect(await cardRefunds(site, bought.payment_intent_id)).toHaveLength(1)
  })

  it('keeps its money: a claim about the rest can’t refund it', async () => {
    const { bought, order } = await buyInParts()
    const { id } = await report(bought)
    const cents = (amount: string | undefined) => Math.round(Number(amount) * 100)
    const waiting = cents(order.lines[1]?.lineTotal)
    const most = Number(bought.total_cents) - waiting
    const refused = await decide(id, 'refund', { amount: ((most + 1) / 100).toFixed(2) })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain(`at most $${(most / 100).toFixed(2)} for this claim`)
    expect((await decide(id, 'refund', { amount: (most / 100).toFixed(2) })).status).toBe(204)
    const choice = await employee.post(`/api/admin/orders/${bought.id}/lines/${Number(order.lines[1]?.id)}/refund`)
    expect(choice.status).toBe(204)
    await becomes(site, bought.reference, { refunded_cents: bought.total_cents, problem: null })
  })
})

describe('a claim about a replacement', () => {
  it('is warned when the order that it stands for was refunded in full', async () => {
    const bought = await buySubmitted(site, { variantIds, buyer: await signUpMember(site) })
    await printed(bought, { which: [0, 1, 2] })
    await decide((await report(bought)).id, 'replace')
    const amount = (Number(bought.total_cents) / 100).toFixed(2)
    await employee.post(`/api/admin/orders/${bought.id}/refund`, { amount, reason: 'Goodwill' })
    let { reference } = bought
    for (const nth of [1, 2]) {
      reference = await sentCopy(bought, { buyer: bought.buyer, reference })
      const again = { buyer: bought.buyer, reference }
      const { id } = await report(again)
      const refused = await decide(id, 'replace')
      expect([nth, refused.status]).toEqual([nth, 409])
      expect(refused.text).toContain('refunded in full')
      expect((await decide(id, 'replace', { despiteRefund: true })).status).toBe(204)
    }
  })

  it('is settled with the paid order locked before its copy', async () => {
    const bought = await buySubmitted(site, { variantIds, buyer: await signUpMember(site) })
    await printed(bought, { which: [0, 1, 2] })
    await decide((await report(bought)).id, 'replace')
    const reference = await sentCopy(bought, bought)
    const { id } = await report({ buyer: bought.buyer, reference })
    const { status } = await holdRow(
      site,
      { text: 'select 1 from orders where id = $1 for update', values: [bought.id] },
      () => decide(id, 'replace'),
      { text: 'select 1 from orders where reference = $1 for update nowait', values: [reference] },
    )
    expect(status).toBe(204)
  })
})

it('an order counts as refunded in full while the refund is still pending', async () => {
  const bought = await buySubmitted(site, { variantIds, card: '4000 0000 0000 7726' })
  await printed(bought, { which: [0, 1, 2] })
  const total = (Number(bought.total_cents) / 100).toFixed(2)
  expect(await read(bought, bought.reference)).toMatchObject({ isFullyRefunded: false, refundPending: '0.00' })
  await employee.post(`/api/admin/orders/${bought.id}/refund`, { amount: total, reason: 'Goodwill' })
  await jobsDone(site)
  expect(await read(bought, bought.reference)).toMatchObject({
    payment: 'paid',
    refunded: '0.00',
    refundPending: total,
    isFullyRefunded: true,
    canClaim: true,
  })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Order, orderSchema } from '#contracts/shop/orders.ts'
import { describeLine } from '../../../web/src/features/shop/orders/describeLine.ts'
import { describeOrder } from '../../../web/src/features/shop/orders/describeOrder.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { mailsTo } from '../../support/mails.ts'
import { sellTo } from '../../support/markets.ts'
import { becomes, buy, buySubmitted, cardRefunds, holdFor, jobsDone, orderOf, runJob } from '../../support/orders.ts'
import { eventually, signUpEmployee, tellCards, tellPrint } from '../../support/people.ts'
import { address, fillCart, openShop, printOrders } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import '../../support/siteTexts.ts'
import { PRINT_KEY } from '../../support/siteVariables.ts'
import { printDeliveriesDone, runByTheClock } from '../../support/time.ts'

const site = useSite()
let variantIds: number[]
let employee: Browser

beforeAll(async () => {
  variantIds = (await openShop(site)).slice(-3)
  employee = await signUpEmployee(site)
})
beforeEach(() => holdFor(site, 0))

const IN_BERLIN = { ...address, street: 'Ringweg 1', city: 'Berlin', state: undefined, country: 'DE', zipCode: '10115' }

/** The first, second and third line of an order. */
type Nth = 0 | 1 | 2
const [A, B, C]: [Nth, Nth, Nth] = [0, 1, 2]

type Step = { print: Nth[] | 'all' } | { ship: Nth[] } | { cancel: Nth[] | 'all' } | { refund: Nth } | { replace: Nth }
type Bought = Awaited<ReturnType<typeof buySubmitted>>

const itemsOf = async (printId: string): Promise<number[]> => {
  const answer = await fetch(`${site.printBase}/orders/${printId}`, { headers: { 'X-SPOD-ACCESS-TOKEN': PRINT_KEY } })
  const { orderItems } = (await answer.json()) as { orderItems: { orderItemReference: number }[] }
  return orderItems.map(({ orderItemReference }) => orderItemReference)
}
const read = async ({ buyer, reference }: Bought): Promise<Order> =>
  orderSchema.parse((await buyer.get(`/api/orders/${reference}`)).json)
const settle = async (bought: Bought, how: 'refund' | 'replace', nth: Nth) => {
  const { rows } = await site.pool.query<{ id: number }>(
    'select id from order_lines where order_id = $1 order by position',
    [bought.id],
  )
  return employee.post(`/api/admin/orders/${bought.id}/lines/${rows[nth]?.id}/${how}`)
}

async function take(bought: Bought, step: Step): Promise<void> {
  const advance = (body: object) => tellPrint(site, `orders/${bought.printId}/advance`, body)
  const items = await itemsOf(bought.printId)
  const some = (which: Nth[]) => ({ orderItemReferences: which.map((nth) => items[nth]) })
  if ('print' in step) await advance({})
  if ('ship' in step) await advance(some(step.ship))
  if ('cancel' in step) await advance({ to: 'CANCELLED', ...(step.cancel === 'all' ? {} : some(step.cancel)) })
  if ('refund' in step) expect((await settle(bought, 'refund', step.refund)).status).toBe(204)
  if ('replace' in step) expect((await settle(bought, 'replace', step.replace)).status).toBe(204)
  await settled()
  await runJob(site, 'followOrder', { orderId: bought.id })
  await jobsDone(site)
}

/** The print provider's webhooks move the order, too. */
async function settled(): Promise<void> {
  await printDeliveriesDone(site)
  await jobsDone(site)
}

/** The subject and, of each line that it lists, what it says. */
function summaryOf(mail: string, order: Order): string {
  const subject = /^Subject: (.+)$/m.exec(mail)?.[1]?.replace(order.reference, '…') ?? ''
  const states = order.lines.flatMap(({ quantity, title, size, color }) => {
    const label = `${quantity} × ${title} (${size}, ${color})  `
    const at = mail.indexOf(label)
    return at < 0
      ? []
      : [
          mail
            .slice(at + label.length)
            .split(/\r?\n/)[0]
            ?.trim() ?? '',
        ]
  })
  return [subject, ...states].join(' | ')
}

type Read = {
  /** The badge, the sentence and, of each line, what it says. */
  page: [label: string, says: string, lines: (string | null)[]]
  /** About packages, in their order. */
  emails: string[]
}
const waiting = 'Can’t be made. We’ll refund it or print it again, and email you.'
const mailWaiting = 'Can’t be made: we’ll refund it or print it again, and email you'
const PRINT: Step = { print: 'all' }

const MIXES: [string, Step[], Read][] = [
  [
    'everything in production',
    [PRINT],
    { page: ['In production', 'Your items are being printed.', [null, null, null]], emails: [] },
  ],
  [
    'one shipped, two in production',
    [PRINT, { ship: [A] }],
    {
      page: [
        'Partly shipped',
        'Part of your order is on its way. The rest is still being printed.',
        ['On its way', 'Still being printed', 'Still being printed'],
      ],
      emails: ['A part of order … is on its way | In this package | Comes later | Comes later'],
    },
  ],
  [
    'shipped in two packages',
    [PRINT, { ship: [B] }, { ship: [A, C] }],
    {
      page: ['Shipped', 'Your order is on its way to you.', [null, null, null]],
      emails: [
        'A part of order … is on its way | Comes later | In this package | Comes later',
        'The rest of order … is on its way | In this package | Sent earlier | In this package',
      ],
    },
  ],
  [
    'one shipped, one canceled by the provider, one in production',
    [PRINT, { cancel: [B] }, { ship: [A] }],
    {
      page: [
        'Partly shipped',
        'Part of your order is on its way, and part of it can’t be made: we’ll refund that or print it again, and email you.',
        ['On its way', waiting, 'Still being printed'],
      ],
      emails: [`A part of order … is on its way | In this package | ${mailWaiting} | Comes later`],
    },
  ],
  [
    'the canceled one refunded, the last in production',
    [PRINT, { cancel: [B] }, { ship: [A] }, { refund: B }],
    {
      page: [
        'Partly shipped',
        'Part of your order is on its way. The rest is still being printed.',
        ['On its way', 'Can’t be made: refunded', 'Still being printed'],
      ],
      emails: [`A part of order … is on its way | In this package | ${mailWaiting} | Comes later`],
    },
  ],
  [
    'the canceled one refunded, then everything else shipped',
    [PRINT, { cancel: [B] }, { refund: B }, { ship: [A] }, { ship: [C] }],
    {
      page: ['Shipped', 'Your order is on its way to you.', [null, 'Can’t be made: refunded', null]],
      emails: [
        'A part of order … is on its way | In this package | Can’t be made: refunded | Comes later',
        'The rest of order … is on its way | Sent earlier | Can’t be made: refunded | In this package',
      ],
    },
  ],
  [
    'everything shipped but the canceled one',
    [PRINT, { cancel: [C] }, { ship: [A, B] }],
    {
      page: [
        'Shipped',
        'Part of your order is on its way. The rest can’t be made: we’ll refund it or print it again, and email you.',
        ['On its way', 'On its way', waiting],
      ],
      emails: [`Order … is on its way | In this package | In this package | ${mailWaiting}`],
    },
  ],
  [
    'one shipped, the rest canceled as a whole and refunded',
    [PRINT, { ship: [A] }, { cancel: [B, C] }, { cancel: 'all' }, { refund: B }, { refund: C }],
    {
      page: [
        'Shipped',
        'Your order is on its way to you.',
        [null, 'Can’t be made: refunded', 'Can’t be made: refunded'],
      ],
      emails: ['A part of order … is on its way | In this package | Comes later | Comes later'],
    },
  ],
  [
    'the canceled one printed again, then everything else shipped',
    [PRINT, { cancel: [C] }, { replace: C }, { ship: [A, B] }],
    {
      page: ['Shipped', 'Your order is on its way to you.', [null, null, 'Printed again as order …']],
      emails: [
        'Order … is on its way | In this package | In this package | Can’t be made: we print it again as another order',
      ],
    },
  ],
]

describe('what the buyer reads of an order with', () => {
  it.each(MIXES)('%s equals what happens at the provider', async (_mix, steps, { page, emails }) => {
    const bought = await buySubmitted(site, { variantIds })
    for (const step of steps) await take(bought, step)
    const order = await read(bought)
    const { label, says } = describeOrder(order)
    const lines = order.lines.map((line) => describeLine(line, order)?.replace(line.replacedBy ?? '…', '…') ?? null)
    expect([label, says, lines]).toEqual(page)
    const mails = () => mailsTo(site, bought.email, /is on its way$/)
    await eventually(async () => (await mails()).length >= emails.length)
    expect((await mails()).map((mail) => summaryOf(mail, order)).toSorted()).toEqual(emails.toSorted())
  })

  it('a line that the buyer canceled: no email mentions it', async () => {
    await holdFor(site, 60)
    const bought = await buySubmittedLater()
    await take(bought, PRINT)
    await take(bought, { ship: [A] })
    const order = await read(bought)
    await eventually(async () => (await mailsTo(site, bought.email, /is on its way$/)).length === 1)
    const [mail = ''] = await mailsTo(site, bought.email, /is on its way$/)
    expect(summaryOf(mail, order)).toBe('A part of order … is on its way | In this package | Comes later')
  })
})

describe('the last package', () => {
  it('must have left before an employee marks the order as delivered', async () => {
    const bought = await buySubmitted(site, { variantIds })
    const deliver = () => employee.post(`/api/admin/orders/${bought.id}/deliver`)
    await take(bought, PRINT)
    await take(bought, { ship: [A] })
    expect(await deliver()).toMatchObject({ status: 409, json: { code: 'illegal_order_move' } })
    await take(bought, { ship: [B, C] })
    expect((await deliver()).status).toBe(204)
  })

  it('begins the three weeks until an order counts as delivered', async () => {
    const bought = await buySubmitted(site, { variantIds })
    await take(bought, PRINT)
    await take(bought, { ship: [A] })
    await site.pool.query(`update orders set shipped_at = now() - interval '22 days' where id = $1`, [bought.id])
    await take(bought, { ship: [B, C] })
    await runByTheClock(site, 'deliverShipped')
    expect((await orderOf(site, bought.reference)).fulfilment).toBe('shipped')
  })

  it('is not printed again when the provider canceled the rest and an employee sends it again', async () => {
    const bought = await buySubmitted(site, { variantIds })
    await take(bought, PRINT)
    await take(bought, { ship: [A] })
    await take(bought, { cancel: [B, C] })
    await tellPrint(site, `orders/${bought.printId}/advance`, { to: 'CANCELLED' })
    await settled()
    await site.pool.query(`update orders set fulfilment = 'needs_attention' where id = $1`, [bought.id])
    expect((await employee.post(`/api/admin/orders/${bought.id}/retry`, { notThere: true })).status).toBe(204)
    await eventually(
      async () => ![null, bought.printId].includes((await orderOf(site, bought.reference)).provider_order_id),
    )
    // The new print order is confirmed by a job of its own.
    await settled()
    const { provider_order_id } = await orderOf(site, bought.reference)
    expect(await itemsOf(provider_order_id ?? '')).toHaveLength(2)
    await take({ ...bought, printId: provider_order_id ?? '' }, PRINT)
    await take({ ...bought, printId: provider_order_id ?? '' }, { ship: [A, B] })
    const order = await read(bought)
    expect([order.fulfilment, order.parcels.length]).toEqual(['shipped', 2])
    expect(describeOrder(order).says).toBe('Your order is on its way to you.')
  })
})

/** Its buyer canceled the first line before it went to print. */
async function buySubmittedLater(): Promise<Bought> {
  const bought = await buy(site, { variantIds })
  const { lines } = orderSchema.parse((await bought.buyer.get(`/api/orders/${bought.reference}`)).json)
  const answer = await bought.buyer.post(`/api/orders/${bought.reference}/lines/${String(lines[0]?.id)}/cancel`)
  expect(answer.status).toBe(200)
  await eventually(async () => (await mailsTo(site, bought.email, /We refunded/)).length === 1)
  const [mail] = await mailsTo(site, bought.email, /We refunded/)
  expect(mail).toContain(`This refund is for ${lines[0]?.quantity} × ${lines[0]?.title}`)
  await jobsDone(site)
  await runJob(site, 'confirmOrder', { orderId: bought.id })
  await eventually(async () => (await orderOf(site, bought.reference)).fulfilment === 'submitted')
  const order = await orderOf(site, bought.reference)
  return { ...bought, ...order, printId: order.provider_order_id ?? '' }
}

describe('an item that the print provider canceled', () => {
  const buyWithout = async (...which: Nth[]) => without(await buySubmitted(site, { variantIds }), which)
  const without = async (bought: Bought, which: Nth[]) => {
    await take(bought, PRINT)
    await take(bought, { cancel: which })
    return bought
  }

  const copyOf = async (bought: Bought, nth: Nth): Promise<Bought> => {
    const reference = (await read(bought)).lines[nth]?.replacedBy ?? ''
    await eventually(async () => (await orderOf(site, reference)).provider_order_id !== null)
    await settled()
    const order = await orderOf(site, reference)
    return { ...bought, ...order, reference, printId: order.provider_order_id ?? '' }
  }

  it('is refunded with what it cost, once, and the buyer reads why', async () => {
    const bought = await buyWithout(B)
    const { lines } = await read(bought)
    const clicks = await Promise.all([1, 2, 3, 4].map((nth) => settle(bought, nth % 2 ? 'refund' : 'replace', B)))
    expect(clicks.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(clicks.filter(({ status }) => status === 409)).toHaveLength(3)
    const again = await buyWithout(B)
    expect((await settle(again, 'refund', B)).status).toBe(204)
    expect(await settle(again, 'replace', B)).toMatchObject({ status: 409 })
    await eventually(async () => (await cardRefunds(site, again.payment_intent_id)).length === 1)
    const [refund] = await cardRefunds(site, again.payment_intent_id)
    expect(refund?.amount).toBe(Math.round(Number(lines[B]?.lineTotal) * 100))
    await eventually(async () => (await mailsTo(site, again.email, /^We refunded/)).length === 1)
    const [mail] = await mailsTo(site, again.email, /^We refunded/)
    expect(mail).toContain(`The print shop couldn’t make 1 × ${lines[B]?.title}`)
    expect(await orderOf(site, again.reference)).toMatchObject({ problem: null, payment: 'partially_refunded' })
  })

  it('is printed again as a free order, and the buyer is told which', async () => {
    const bought = await buyWithout(A)
    expect((await settle(bought, 'replace', A)).status).toBe(204)
    const replacedMails = async () =>
      (await mailsTo(site, bought.email)).filter((mail) => mail.includes('We’re printing it again'))
    const replacement = (await read(bought)).lines[A]?.replacedBy ?? ''
    await eventually(async () => (await printOrders(site, replacement)).length === 1)
    await eventually(async () => (await replacedMails()).length === 1)
    expect((await replacedMails())[0]).toContain(`as order ${replacement}`)
    expect(await cardRefunds(site, bought.payment_intent_id)).toEqual([])
    expect(await orderOf(site, replacement)).toMatchObject({ total_cents: '0' })
  })

  it('can be refunded when its free copy can’t be made either, which ends the copy', async () => {
    const bought = await buyWithout(A)
    expect((await settle(bought, 'replace', A)).status).toBe(204)
    const copy = await copyOf(bought, A)
    await take(copy, PRINT)
    await take(copy, { cancel: [A] })
    const { lines } = await read(bought)
    expect(lines[A]).toMatchObject({ printState: 'cancelled' })
    expect(lines[A]).not.toHaveProperty('replacedBy')
    expect(await settle(copy, 'refund', A)).toMatchObject({ status: 409 })
    expect((await settle(bought, 'refund', A)).status).toBe(204)
    expect(await settle(bought, 'refund', A)).toMatchObject({ status: 409 })
    expect(await settle(copy, 'replace', A)).toMatchObject({ status: 409 })
    expect(await orderOf(site, copy.reference)).toMatchObject({ fulfilment: 'cancelled', problem: null })
    expect((await read(bought)).lines[A]).toMatchObject({ isCancelled: true })
  })

  it('can be copied once more, and the buyer reads which copy counts', async () => {
    const bought = await buyWithout(A)
    expect((await settle(bought, 'replace', A)).status).toBe(204)
    const copy = await copyOf(bought, A)
    await take(copy, PRINT)
    await take(copy, { cancel: [A] })
    expect((await settle(copy, 'replace', A)).status).toBe(204)
    const second = (await read(bought)).lines[A]?.replacedBy
    expect(second).toMatch(/^HUNT-/)
    expect(second).not.toBe(copy.reference)
    expect(await settle(bought, 'refund', A)).toMatchObject({ status: 409 })
    expect(await settle(copy, 'refund', A)).toMatchObject({ status: 409 })
  })

  it('waits for a choice again, also in the inbox, when its free copy is canceled', async () => {
    const bought = await buyWithout(A)
    expect((await settle(bought, 'replace', A)).status).toBe(204)
    const copy = await copyOf(bought, A)
    await tellPrint(site, `orders/${copy.printId}/advance`, { to: 'CANCELLED' })
    await settled()
    expect((await employee.post(`/api/admin/orders/${copy.id}/cancel`, {})).status).toBe(204)
    await eventually(async () => (await orderOf(site, copy.reference)).fulfilment === 'cancelled')
    expect(await orderOf(site, bought.reference)).toMatchObject({
      problem: expect.stringMatching(/canceled/) as string,
    })
    expect((await settle(bought, 'refund', A)).status).toBe(204)
    expect(await orderOf(site, bought.reference)).toMatchObject({ problem: null })
  })

  it('cancels the order and refunds all of it, shipping included, when nothing else is left', async () => {
    const bought = await buyWithout(A, B, C)
    for (const nth of [A, B, C]) expect((await settle(bought, 'refund', nth)).status).toBe(204)
    await eventually(async () => (await orderOf(site, bought.reference)).payment === 'refunded')
    const refunds = await cardRefunds(site, bought.payment_intent_id)
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(Number(bought.total_cents))
    const order = await read(bought)
    expect([order.fulfilment, describeOrder(order).label]).toEqual(['cancelled', 'Canceled and refunded'])
  })

  const refundAll = ({ id, total_cents }: Bought) =>
    employee.post(`/api/admin/orders/${id}/refund`, {
      amount: (Number(total_cents) / 100).toFixed(2),
      reason: 'Goodwill',
    })

  it('waits for nothing when the whole order is refunded, on its page or at the card provider, before or after', async () => {
    const onPage = await buyWithout(B)
    expect((await refundAll(onPage)).status).toBe(204)
    const atProvider = await buyWithout(B)
    await askCards(site, 'refunds', { payment_intent: atProvider.payment_intent_id })
    const earlier = await buySubmitted(site, { variantIds })
    await take(earlier, PRINT)
    expect((await refundAll(earlier)).status).toBe(204)
    await becomes(site, earlier.reference, { payment: 'refunded' })
    await take(earlier, { cancel: [B] })
    for (const bought of [onPage, atProvider, earlier]) {
      await becomes(site, bought.reference, { payment: 'refunded', problem: null })
      await becomes(site, bought.reference, { fulfilment: 'in_production' })
      expect((await read(bought)).lines.map(({ isCancelled }) => isCancelled)).toEqual([false, true, false])
      for (const how of ['refund', 'replace'] as const) expect((await settle(bought, how, B)).status, how).toBe(409)
    }
  })

  it('waits for nothing once the bank has taken all of the money, but does while the bank decides', async () => {
    const bought = await buyWithout(B)
    const dispute = (body: object) => tellCards(site, 'dispute', body)
    const { id } = (await (await dispute({ payment_intent: bought.payment_intent_id })).json()) as { id: string }
    await becomes(site, bought.reference, { dispute_outcome: 'open' })
    expect((await read(bought)).lines.map(({ isCancelled }) => isCancelled)).toEqual([false, false, false])
    await dispute({ dispute: id, status: 'lost' })
    await becomes(site, bought.reference, { dispute_outcome: 'lost', payment: 'refunded' })
    expect((await read(bought)).lines.map(({ isCancelled }) => isCancelled)).toEqual([false, true, false])
    for (const how of ['refund', 'replace'] as const) expect((await settle(bought, how, B)).status, how).toBe(409)
  })

  it('waits no longer as a free copy either, once the order that it stands for is refunded', async () => {
    const bought = await buyWithout(A)
    expect((await settle(bought, 'replace', A)).status).toBe(204)
    const copy = await copyOf(bought, A)
    await take(copy, PRINT)
    await take(copy, { cancel: [A] })
    expect((await refundAll(bought)).status).toBe(204)
    await becomes(site, bought.reference, { payment: 'refunded', problem: null })
    await becomes(site, copy.reference, { fulfilment: 'cancelled', problem: null })
  })

  it('is not printed again while a refund of the whole order is on its way, also as a free copy', async () => {
    const bought = await without(await buySubmitted(site, { variantIds, card: '4000 0000 0000 7726' }), [A, B])
    expect((await settle(bought, 'replace', A)).status).toBe(204)
    const copy = await copyOf(bought, A)
    await take(copy, PRINT)
    await take(copy, { cancel: [A] })
    expect((await refundAll(bought)).status).toBe(204)
    expect(await settle(bought, 'replace', B)).toMatchObject({ status: 409 })
    expect(await settle(copy, 'replace', A)).toMatchObject({ status: 409 })
  })

  it.each(['refund', 'replace'] as const)(
    'can be settled by %s without the pieces that were withdrawn',
    async (how) => {
      await sellTo(site, 'US', 'DE')
      const buyer = site.visitor()
      await fillCart(buyer, variantIds[0] ?? 0, 2)
      const bought = await without(
        await buySubmitted(site, { variantIds, buyer, form: { shippingAddress: IN_BERLIN } }),
        [A],
      )
      const { lines, reference } = await read(bought)
      const [line] = lines
      expect(line?.quantity).toBe(3)
      const items = [{ id: line?.id, quantity: 1 }]
      const statement = { reference, email: bought.email, name: 'Ada Guest', items }
      expect((await buyer.post('/api/withdrawals', statement)).status).toBe(200)
      expect((await settle(bought, how, A)).status).toBe(204)
      if (how === 'replace') {
        const copy = await copyOf(bought, A)
        const copied = await site.pool.query('select quantity from order_lines where order_id = $1', [copy.id])
        expect(copied.rows.map(({ quantity }: { quantity: unknown }) => Number(quantity))).toEqual([2])
        expect((await mailsTo(site, bought.email, /printing/i)).join()).toContain(`2 × ${line?.title}`)
        return
      }
      await eventually(async () => (await cardRefunds(site, bought.payment_intent_id)).length === 1)
      const [refund] = await cardRefunds(site, bought.payment_intent_id)
      expect((refund?.amount ?? 0) / 100).toBeCloseTo((Number(line?.lineTotal) / 3) * 2, 1)
    },
  )

  it('waits for a choice that only the shop’s employees make, and only while it waits', async () => {
    const bought = await buyWithout(A)
    const { lines } = await read(bought)
    const path = (nth: Nth) => `/api/admin/orders/${bought.id}/lines/${String(lines[nth]?.id)}/refund`
    expect((await bought.buyer.post(path(A))).status).toBe(401)
    expect((await employee.post(path(B))).status).toBe(409)
    expect((await employee.post(`/api/admin/orders/${bought.id}/lines/99999999/refund`)).status).toBe(404)
    expect(await cardRefunds(site, bought.payment_intent_id)).toEqual([])
  })
})

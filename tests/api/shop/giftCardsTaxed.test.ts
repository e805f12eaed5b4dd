import { beforeAll, beforeEach, expect, it } from 'vitest'
import { orderSchema } from '#contracts/shop/orders.ts'
import type { Browser } from '../../support/Browser.ts'
import { applyGiftCard, balanceOf, issueGiftCard } from '../../support/giftCards.ts'
import { mailsTo } from '../../support/mails.ts'
import { becomes, cardRefunds, holdFor, jobsDone, orderOf, runJob } from '../../support/orders.ts'
import { confirmCard, eventually, signUpEmployee, tellPrint } from '../../support/people.ts'
import { checkoutForm, fillCart, openShopWithTwo, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { PRINT_KEY } from '../../support/siteVariables.ts'

const site = useSite()
let shirt: number
let mug: number
let employee: Browser

beforeAll(async () => {
  ;[shirt, mug] = await openShopWithTwo(site, 2499, 1501)
  employee = await signUpEmployee(site)
})
beforeEach(async () => {
  await holdFor(site, 0)
  await site.pool.query(
    `insert into site_settings (key, value) values ('tax_service', 'stripe') on conflict (key) do update set value = 'stripe'`,
  )
})

const cents = (amount: string | undefined) => Math.round(Number(amount) * 100)
const inDollars = (amount: number) => `$${(amount / 100).toFixed(2)}`

it('a gift card pays a part of a taxed order, and gets an item that can’t be made back with its tax', async () => {
  const card = await issueGiftCard(site, employee, 2000)
  const buyer = site.visitor()
  const email = 'taxed@example.test'
  for (const variant of [shirt, mug]) await fillCart(buyer, variant)
  await applyGiftCard(buyer, card.code)
  const customerInfo = { ...checkoutForm.customerInfo, email }
  const shippingAddress = { ...checkoutForm.shippingAddress, state: 'NY', zipCode: '10001', city: 'Somewhere' }
  const started = await startPayment(buyer, { ...checkoutForm, customerInfo, shippingAddress })
  const summary = started.summary as unknown as Record<'subtotal' | 'shipping' | 'tax' | 'total' | 'due', string>
  expect(cents(summary.tax)).toBeGreaterThan(0)
  expect(cents(summary.total)).toBe(cents(summary.subtotal) + cents(summary.shipping) + cents(summary.tax))
  expect(cents(summary.due)).toBe(cents(summary.total) - 2000)
  await confirmCard(site, started.clientSecret)
  const reference = started.orderReference
  await becomes(site, reference, { fulfilment: 'submitted' })
  const order = await orderOf(site, reference)

  await eventually(async () => (await mailsTo(site, email, /is confirmed$/)).length === 1)
  const [confirmed = ''] = await mailsTo(site, email, /is confirmed$/)
  for (const shown of [
    '$20.00',
    inDollars(cents(summary.tax)),
    inDollars(cents(summary.total)),
    inDollars(cents(summary.due)),
  ])
    expect(confirmed).toContain(shown)

  const items = await fetch(`${site.printBase}/orders/${order.provider_order_id}`, {
    headers: { 'X-SPOD-ACCESS-TOKEN': PRINT_KEY },
  })
  const { orderItems } = (await items.json()) as { orderItems: { orderItemReference: number }[] }
  const orderItemReferences = [orderItems[1]?.orderItemReference]
  await tellPrint(site, `orders/${order.provider_order_id}/advance`, { to: 'CANCELLED', orderItemReferences })
  await runJob(site, 'followOrder', { orderId: order.id })
  await jobsDone(site)
  const { rows } = await site.pool.query<{ id: number; tax: number }>(
    'select id, tax_cents::int as tax from order_lines where order_id = $1 order by position',
    [order.id],
  )
  const mugTax = rows[1]?.tax ?? 0
  expect(mugTax).toBeGreaterThan(0)
  const settled = await employee.post(`/api/admin/orders/${order.id}/lines/${rows[1]?.id}/refund`)
  expect(settled.status).toBe(204)
  await jobsDone(site)
  const mugCents = 1501 + mugTax
  expect(await balanceOf(site, card.id)).toBe(mugCents)
  expect(await cardRefunds(site, order.payment_intent_id)).toEqual([])
  await eventually(async () => (await mailsTo(site, email, /^We refunded/)).length === 1)
  const [refunded = ''] = await mailsTo(site, email, /^We refunded/)
  expect(refunded).toContain(`We put ${inDollars(mugCents)} for order ${reference} back on your gift card`)
  expect(refunded).toContain('The print shop couldn’t make 1 ×')
  const page = orderSchema.parse((await buyer.get(`/api/orders/${reference}`)).json)
  expect(page).toMatchObject({ payment: 'partially_refunded', refunded: (mugCents / 100).toFixed(2) })
  expect(page.creditNotes.map(({ amount }) => Math.abs(cents(amount)))).toEqual([mugCents])
  const { rows: tax } = await site.pool.query<{ cents: number }>(
    'select refunded_tax_cents::int as cents from orders where id = $1',
    [order.id],
  )
  expect(tax[0]?.cents).toBe(mugTax)

  const rest = cents(summary.total) - mugCents
  const answer = await employee.post(`/api/admin/orders/${order.id}/refund`, {
    amount: (rest / 100).toFixed(2),
    reason: 'Lost on the way',
  })
  expect(answer.status).toBe(204)
  await becomes(site, reference, { payment: 'refunded', refunded_cents: String(cents(summary.total)) })
  await jobsDone(site)
  expect(await balanceOf(site, card.id)).toBe(2000)
  expect((await cardRefunds(site, order.payment_intent_id)).map(({ amount }) => amount)).toEqual([cents(summary.due)])
  const last = orderSchema.parse((await buyer.get(`/api/orders/${reference}`)).json)
  expect(last.creditNotes.reduce((sum, { amount }) => sum + Math.abs(cents(amount)), 0)).toBe(cents(summary.total))
})

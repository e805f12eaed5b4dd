import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { mailsTo } from '../../support/mails.ts'
import { signUpPatron } from '../../support/members.ts'
import { becomes, holdFor, jobsDone, orderOf } from '../../support/orders.ts'
import { eventually, signUpEmployee } from '../../support/people.ts'
import { checkoutForm, fillCart, openShop, printOrders } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let variantId: number

beforeAll(async () => {
  variantId = (await openShop(site)).at(-1) ?? 0
  await holdFor(site, 0)
  await site.pool.query(`insert into site_settings (key, value) values ('member_discount_percent', '100')`)
})

type Started = { clientSecret: string | null; orderReference: string; summary: { total: string } }

const formOf = (email: string) => ({ ...checkoutForm, customerInfo: { ...checkoutForm.customerInfo, email } })
const order = (buyer: Browser, email: string) => buyer.post('/api/checkout/create-payment', formOf(email))
const withFreeCart = async (): Promise<Browser> => {
  const member = await signUpPatron(site)
  await fillCart(member, variantId, 10)
  return member
}
const payments = async () => (await askCards<{ data: unknown[] }>(site, 'payment_intents?limit=100')).data.length

describe('a free order', () => {
  it('is paid without Stripe, confirmed by one email, and printed', async () => {
    const before = await payments()
    const answer = await order(await withFreeCart(), 'free@example.test')
    expect(answer).toMatchObject({ status: 200, json: { clientSecret: null, summary: { total: '0.00' } } })
    const { orderReference } = answer.json as Started
    await becomes(site, orderReference, { payment: 'paid', fulfilment: 'submitted', payment_intent_id: null as never })
    await eventually(async () => (await mailsTo(site, 'free@example.test')).length === 1)
    expect(await printOrders(site, orderReference)).toMatchObject([{ state: 'CONFIRMED' }])
    expect(await payments()).toBe(before)
  })

  it('placed twice concurrently is one order with one email, and clears the cart', async () => {
    const member = await withFreeCart()
    const answers = await Promise.all([order(member, 'twice@example.test'), order(member, 'twice@example.test')])
    const placed = answers.filter(({ status }) => status === 200).map(({ json }) => (json as Started).orderReference)
    expect(new Set(placed).size).toBe(1)
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect((await member.get('/api/cart')).json).toEqual([])
    expect((await order(member, 'twice@example.test')).json).toMatchObject({ code: 'cart_empty' })
    await jobsDone(site)
    expect(await mailsTo(site, 'twice@example.test')).toHaveLength(1)
  })

  it('can be canceled without a refund', async () => {
    await holdFor(site, 60)
    const employee = await signUpEmployee(site)
    const { orderReference } = (await order(await withFreeCart(), 'off@example.test')).json as Started
    const { id } = await orderOf(site, orderReference)
    expect((await employee.post(`/api/admin/orders/${id}/cancel`, {})).status).toBe(204)
    await becomes(site, orderReference, { fulfilment: 'cancelled', payment: 'paid', refunded_cents: '0' })
    await holdFor(site, 0)
  })
})

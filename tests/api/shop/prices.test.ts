import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askCards } from '../../support/cards.ts'
import { mailsTo } from '../../support/mails.ts'
import {
  atProvider,
  begin,
  pass,
  payingMember,
  type Person,
  signUpWithoutTrial,
  VISA,
} from '../../support/memberships.ts'
import { isSubscriber } from '../../support/memberships.ts'
import { confirmCard, eventually, signUpEmployee, signUpMember, tellCards } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { comeBack } from '../../support/time.ts'

const site = useSite()
let employee: Person

beforeAll(async () => {
  employee = await signUpEmployee(site)
})
beforeEach(() =>
  site.pool.query(`delete from site_settings where key in ('monthly_price_cents', 'annual_price_cents', 'trial_days')`),
)
afterEach(() => tellCards(site, 'faults', { mode: null, webhook: null }))

const change = (values: object) => employee.put('/api/admin/settings', values)
const move = (plan: string, price: string) => employee.post('/api/admin/member-prices/move', { plan, price })
const memberPrices = async () => (await employee.get('/api/admin/member-prices')).json
const pricesOf = async () =>
  ((await site.visitor().get('/api/config')).json as { prices: Record<string, unknown> }).prices
type Priced = { items: { data: { price: { unit_amount: number; recurring: { interval: string } } }[] } }
const centsAtProvider = async (person: Parameters<typeof atProvider>[1]) => {
  const { id } = await atProvider(site, person)
  const { items } = await askCards<Priced>(site, `subscriptions/${id}`)
  return items.data[0]?.price.unit_amount
}
const lastInvoice = async (person: Parameters<typeof atProvider>[1]) => {
  const { id } = await atProvider(site, person)
  const { data } = await askCards<{ data: { amount_paid: number }[] }>(site, `invoices?subscription=${id}&status=paid`)
  return { paid: data[0]?.amount_paid, count: data.length }
}

describe('a new price', () => {
  it('is what a new subscriber pays, on every page and in the email', async () => {
    expect((await change({ monthly_price_cents: '1599', annual_price_cents: '14900' })).status).toBe(200)
    expect(await pricesOf()).toMatchObject({ monthly: '15.99', annual: '149.00' })
    const page = await site.visitor().get('/subscribe')
    expect(page.text).toContain('All premium videos and galleries for $15.99 a month, with a 7-day free trial.')
    const person = await payingMember(site)
    expect(await centsAtProvider(person)).toBe(1599)
    expect(await lastInvoice(person)).toMatchObject({ paid: 1599 })
    await eventually(async () => (await mailsTo(site, person.email, /has started/)).length === 1)
    expect((await mailsTo(site, person.email, /has started/))[0]).toContain('$15.99 a month')
  })

  it('does not change a member’s price, also at the renewal, until they are moved, once', async () => {
    const person = await payingMember(site)
    await change({ monthly_price_cents: '1313' })
    expect(await centsAtProvider(person)).toBe(1212)
    await pass(site, person, 32)
    await comeBack(employee)
    expect(await lastInvoice(person)).toEqual({ paid: 1212, count: 2 })
    expect((await person.get('/api/auth/user')).json).toMatchObject({ subscription: { price: '12.12' } })
    expect(await memberPrices()).toContainEqual(
      expect.objectContaining({ plan: 'monthly', price: '12.12', members: 1, moving: 0, isOffered: false }),
    )

    const answers = await Promise.all([move('monthly', '13.13'), move('monthly', '13.13')])
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    expect(answers.map(({ json }) => (json as { members: number }).members)).toContain(0)
    expect(await memberPrices()).toContainEqual(
      expect.objectContaining({ price: '12.12', members: 1, moving: 1, isOffered: false }),
    )
  })

  it('moves no member to an unconfirmed price', async () => {
    await change({ monthly_price_cents: '1515' })
    const { status, json } = await move('monthly', '12.12')
    expect([status, (json as { code: string }).code]).toEqual([409, 'settings_changed'])
  })

  it('that the card provider rejects changes nothing', async () => {
    const before = await employee.get('/api/admin/settings')
    await tellCards(site, 'faults', { mode: 'error500', path: 'POST /v1/prices' })
    const { status, json } = await change({ monthly_price_cents: '1717', trial_days: '3' })
    expect([status, (json as { code: string }).code]).toEqual([502, 'card_provider_unreachable'])
    await tellCards(site, 'faults', { mode: null })
    expect((await employee.get('/api/admin/settings')).json).toEqual(before.json)
    expect(await pricesOf()).toMatchObject({ monthly: '12.12', trialDays: 7 })
    const person = await signUpWithoutTrial(site)
    await confirmCard(site, (await begin(person)).clientSecret, VISA)
    await eventually(() => isSubscriber(person))
    expect(await centsAtProvider(person)).toBe(1212)
  })

  it('is what members can switch to in the billing portal', async () => {
    await change({ monthly_price_cents: '1818', annual_price_cents: '18180' })
    const offered = async () => {
      type Configuration = { features: { subscription_update: { products: { prices: string[] }[] } } }
      const { data } = await askCards<{ data: Configuration[] }>(site, 'billing_portal/configurations?active=true')
      const ids = data[0]?.features.subscription_update.products[0]?.prices ?? []
      const prices = await Promise.all(ids.map((id) => askCards<{ unit_amount: number }>(site, `prices/${id}`)))
      return prices.map((price) => price.unit_amount).sort((one, other) => one - other)
    }
    await eventually(async () => (await offered()).join() === '1818,18180', 10_000)
  })

  it('replaces a form that was started at the old one', async () => {
    const person = await signUpWithoutTrial(site)
    const old = await begin(person)
    await change({ monthly_price_cents: '1919' })
    const next = await begin(person)
    expect(next.clientSecret).not.toBe(old.clientSecret)
    await confirmCard(site, next.clientSecret, VISA)
    await eventually(() => isSubscriber(person))
    expect(await centsAtProvider(person)).toBe(1919)
  })
})

describe('another trial', () => {
  it('of 14 days is promised and given', async () => {
    await change({ trial_days: '14' })
    const person = await signUpMember(site)
    const { trialDays, clientSecret } = await begin(person)
    expect(trialDays).toBe(14)
    await confirmCard(site, clientSecret, VISA)
    await eventually(() => isSubscriber(person))
    const { trial_end: end } = await askCards<{ trial_end: number }>(
      site,
      `subscriptions/${(await atProvider(site, person)).id}`,
    )
    expect(Math.round((end * 1000 - (Date.now() + site.clock.aheadMs)) / 86_400_000)).toBe(14)
  })

  it('of zero days means that new members pay today', async () => {
    await change({ trial_days: '0' })
    const person = await signUpMember(site)
    expect((await person.get('/api/auth/user')).json).toMatchObject({ trialAvailable: false })
    expect(await begin(person)).toMatchObject({ trialDays: 0, intentType: 'payment' })
    const page = await site.visitor().get('/subscribe')
    expect(page.text).toContain('for $12.12 a month.')
  })
})

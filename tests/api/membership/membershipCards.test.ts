import { afterEach, describe, expect, it } from 'vitest'
import { LANGUAGE_COOKIE } from '#contracts/shared/languages.ts'
import { askCards } from '../../support/cards.ts'
import { whoIs } from '../../support/members.ts'
import {
  atProvider,
  begin,
  isSubscriber,
  overdueMember,
  pass,
  payingMember,
  type Person,
} from '../../support/memberships.ts'
import { eventually, signUpMember, tellCards } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, passTime, runByTheClock } from '../../support/time.ts'

const site = useSite()
afterEach(() => tellCards(site, 'faults', { mode: null, webhook: null }))

async function changeCard(person: Person, number = '4242424242424242'): Promise<void> {
  const url = (await person.get('/api/billing?flow=card')).headers.get('location') ?? ''
  expect(new URL(url).origin).toBe(site.cardBase)
  const body = new URLSearchParams({ number, exp_month: '12', exp_year: '50', cvc: '123' })
  await fetch(`${url}/card`, { method: 'POST', body, redirect: 'manual' })
}

const paidInvoices = async (subscription: string) =>
  (await askCards<{ data: unknown[] }>(site, `invoices?subscription=${subscription}&status=paid`)).data.length

it('the billing portal is in the language of the page, and leads back to it', async () => {
  const person = await payingMember(site)
  const openedWith = async () => {
    expect((await person.get('/api/billing')).status).toBe(303)
    type Events = { data: { data: { object: { locale: string; return_url: string } } }[] }
    const events = await askCards<Events>(site, 'events?type=billing_portal.session.created&limit=1')
    return events.data[0]?.data.object
  }
  expect(await openedWith()).toMatchObject({ locale: 'en', return_url: `${site.url}/account?billing=done` })
  person.cookies.set(LANGUAGE_COOKIE, 'de')
  expect(await openedWith()).toMatchObject({ locale: 'de', return_url: `${site.url}/de/account?billing=done` })
})

describe('a new card in the billing portal', () => {
  it('pays the overdue invoice once, then the renewals', async () => {
    const person = await overdueMember(site)
    const { id } = await atProvider(site, person)
    const before = await paidInvoices(id)
    await changeCard(person)
    await eventually(async () => (await whoIs(person)).subscription?.status === 'active')
    await deliveriesDone(site)
    expect(await paidInvoices(id)).toBe(before + 1)
    await pass(site, person, 32)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: true, subscription: { status: 'active' } })
    expect(await paidInvoices(id)).toBe(before + 2)
  })

  it('pays the overdue invoice even without a webhook', async () => {
    const person = await overdueMember(site)
    await tellCards(site, 'faults', { webhook: { drop: true } })
    await changeCard(person)
    await passTime(site, 0.1)
    await runByTheClock(site, 'reconcile')
    expect(await whoIs(person)).toMatchObject({ subscription: { status: 'active' } })
  })

  it('pays the overdue invoice after a server error that Stripe replays', async () => {
    const person = await overdueMember(site)
    const { id } = await atProvider(site, person)
    const before = await paidInvoices(id)
    await tellCards(site, 'faults', { mode: 'error500', path: 'POST /v1/invoices/.*/pay', times: 1 })
    await changeCard(person)
    await runByTheClock(site, 'reconcile')
    await passTime(site, 0.1)
    await runByTheClock(site, 'reconcile')
    expect(await whoIs(person)).toMatchObject({ subscription: { status: 'active' } })
    expect(await paidInvoices(id)).toBe(before + 1)
  })

  it('that is declined is stored and leaves the membership past due', async () => {
    const person = await overdueMember(site)
    const { id, default_payment_method: first } = await atProvider(site, person)
    await changeCard(person, '4000000000000341')
    await eventually(async () => (await atProvider(site, person)).default_payment_method !== first)
    expect(await whoIs(person)).toMatchObject({ subscription: { status: 'past_due' } })
    expect((await askCards<{ status: string }>(site, `subscriptions/${id}`)).status).toBe('past_due')
  })

  it('is charged at the next renewal of an active membership', async () => {
    const person = await payingMember(site)
    const { default_payment_method: first } = await atProvider(site, person)
    await passTime(site, 0.1)
    await changeCard(person, '5555555555554444')
    await eventually(async () => (await atProvider(site, person)).default_payment_method !== first)
    expect(await isSubscriber(person)).toBe(true)
  })
})

describe('a membership whose collection is paused', () => {
  it('keeps access until the end of the paid period', async () => {
    const person = await payingMember(site)
    const { id } = await atProvider(site, person)
    await askCards(site, `subscriptions/${id}`, { 'pause_collection[behavior]': 'void' })
    await deliveriesDone(site)
    expect(await whoIs(person)).toMatchObject({
      isSubscriber: true,
      subscription: { isPaused: true, cancelAtPeriodEnd: false },
    })
    await pass(site, person, 32)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'paused' } })
  })
})

describe('an archived price', () => {
  it('makes subscribing fail with a clear message until setup-prices creates a new one', async () => {
    const { setUpPrices } = await import('#providers/stripe/setUpPrices.ts')
    const { clearPrices } = await import('#providers/stripe/prices.ts')
    expect(await setUpPrices()).toEqual([])
    const { data } = await askCards<{ data: { id: string }[] }>(site, 'prices?lookup_keys[]=membership_monthly')
    await askCards(site, `prices/${data[0]?.id}`, { active: 'false' })
    clearPrices()
    const person = await signUpMember(site)
    const refused = await begin(person)
    expect(refused).toMatchObject({ status: 503, code: 'unavailable' })
    expect(refused.message).toMatch(/plan can’t be bought right now/)
    expect(await setUpPrices()).toEqual(['the price membership_monthly', 'the billing portal’s settings'])
    expect(await setUpPrices()).toEqual([])
    expect((await begin(person)).status).toBe(200)
  })
})

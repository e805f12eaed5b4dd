import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LeavingAnswer } from '#contracts/membership/leaving.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { whoIs } from '../../support/members.ts'
import { createOffer } from '../../support/membershipOffers.ts'
import {
  atProvider,
  membershipOf,
  pass,
  payingMember,
  type Person,
  signUpWithoutTrial,
  VISA,
} from '../../support/memberships.ts'
import { confirmCard, eventually, signUpEmployee, tellCards } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, passTime } from '../../support/time.ts'

const site = useSite()

const offers = (percent: number, months: number) =>
  site.pool.query(
    `insert into site_settings (key, value) values ('leaving_discount_percent', $1), ('leaving_discount_months', $2)
     on conflict (key) do update set value = excluded.value`,
    [String(percent), String(months)],
  )
beforeEach(() => offers(50, 2))
afterEach(() => tellCards(site, 'faults', { mode: null, webhook: null }))

const cancel = async (person: Person) => {
  await askCards(site, `subscriptions/${(await atProvider(site, person)).id}`, { cancel_at_period_end: 'true' })
  await deliveriesDone(site)
}
const tell = async (person: Browser, reason = 'too_expensive') =>
  (await person.post('/api/subscription/leaving', { reason })).json as LeavingAnswer
const stay = (person: Browser, price = '6.06') => person.post('/api/subscription/leaving/stay', { price })
const takenAt = async (person: Person) => {
  const { rows } = await site.pool.query<{ at: Date | null }>(
    'select discount_taken_at as at from leaving_answers where subscription_id = $1',
    [await membershipOf(site, person)],
  )
  return rows[0]?.at
}
const invoicesOf = async (person: Person) => {
  const { id } = await atProvider(site, person)
  const { data } = await askCards<{ data: { amount_paid: number }[] }>(site, `invoices?subscription=${id}&limit=100`)
  return data.map(({ amount_paid: cents }) => cents)
}

describe('a discount for a member who canceled', () => {
  it('names one day for who joined on the 31st: in the offer, on the account, and when the card is charged', async () => {
    await offers(50, 3)
    const now = () => new Date(Date.now() + site.clock.aheadMs)
    const start = new Date(now())
    start.setUTCMonth(0, 31)
    start.setUTCFullYear(now().getUTCFullYear() + 1)
    await passTime(site, (start.getTime() - now().getTime()) / 86_400_000)
    const person = await payingMember(site)
    await pass(site, person, 1)
    await cancel(person)
    const { discount } = await tell(person)
    const stayed = await stay(person)
    expect(stayed.json).toMatchObject({ subscription: { fullPriceAt: discount?.fullPriceAt } })
    const days = (Date.parse(discount?.fullPriceAt ?? '') - now().getTime()) / 86_400_000
    await pass(site, person, days - 0.5)
    const reduced = await invoicesOf(person)
    expect(reduced.filter((cents) => cents === 606)).toHaveLength(discount?.payments ?? 0)
    await pass(site, person, 1)
    expect(await invoicesOf(person)).toEqual([1212, ...reduced])
  }, 60_000)

  it('is shown with its amounts and dates, and exactly that is charged', async () => {
    const person = await payingMember(site)
    await pass(site, person, 3)
    expect(await stay(person)).toMatchObject({ status: 402, json: { code: 'no_active_subscription' } })
    await cancel(person)
    const { offer, discount } = await tell(person)
    const { subscription } = await whoIs(person)
    expect({ offer, discount }).toMatchObject({
      offer: 'discount',
      discount: { percent: 50, price: '6.06', fullPrice: '12.12', payments: 2, from: subscription?.currentPeriodEnd },
    })
    const stayed = await stay(person)
    expect(stayed).toMatchObject({
      status: 200,
      json: { subscription: { cancelAtPeriodEnd: false, price: '12.12', nextPrice: '6.06' } },
    })
    expect(await invoicesOf(person)).toEqual([1212])
    const daysUntilFull =
      (new Date(discount?.fullPriceAt ?? '').getTime() - Date.now() - site.clock.aheadMs) / 86_400_000
    await pass(site, person, daysUntilFull - 0.5)
    expect(await invoicesOf(person)).toEqual([606, 606, 1212])
    await pass(site, person, 1)
    expect(await invoicesOf(person)).toEqual([1212, 606, 606, 1212])
  }, 40_000)

  it('is given once in 12 months, also to two tabs', async () => {
    const person = await payingMember(site)
    await cancel(person)
    await tell(person)
    const answers = await Promise.all([stay(person), stay(person), stay(person)])
    expect(answers.map(({ status }) => status)).toContain(200)
    // A tab whose answer was lost learns that it worked.
    expect(await stay(person)).toMatchObject({ status: 200, json: { subscription: { nextPrice: '6.06' } } })
    expect(
      (await askCards<{ discounts: string[] }>(site, `subscriptions/${(await atProvider(site, person)).id}`)).discounts,
    ).toHaveLength(1)
    await pass(site, person, 95)
    await cancel(person)
    expect((await tell(person)).offer).not.toBe('discount')
    expect(await stay(person)).toMatchObject({ status: 409, json: { code: 'leaving_discount_unavailable' } })
    expect((await person.get('/api/account/export')).json).toMatchObject({
      reasonsForLeaving: [{ discountTakenAt: expect.any(String) as string }, { discountTakenAt: null }],
    })
  }, 40_000)

  it('is refused at another price than the one that was shown, and changes nothing', async () => {
    const person = await payingMember(site)
    await cancel(person)
    await tell(person)
    await offers(25, 2)
    const refused = await stay(person)
    expect(refused).toMatchObject({ status: 409, json: { code: 'leaving_discount_unavailable' } })
    expect(JSON.stringify(refused.json)).toContain('$9.09')
    expect(await whoIs(person)).toMatchObject({ subscription: { cancelAtPeriodEnd: true } })
  })

  it.each([
    ['refused', 'error429', null],
    // The client itself repeats the request once.
    ['failed, which it repeats for that request', 'error500', null],
    ['gave no answer', 'reset_before', expect.any(Date) as Date],
  ])('can be taken again after the card provider %s', async (_what, mode, claimed) => {
    const person = await payingMember(site)
    await cancel(person)
    await tell(person)
    await tellCards(site, 'faults', { mode, path: 'POST /v1/subscriptions', times: 9 })
    expect(await stay(person)).toMatchObject({ json: { code: 'card_provider_unreachable' } })
    expect(await takenAt(person)).toEqual(claimed)
    await tellCards(site, 'faults', { mode: null })
    expect(await stay(person)).toMatchObject({ status: 200, json: { subscription: { nextPrice: '6.06' } } })
  })

  it('is given when only the provider’s answer is lost', async () => {
    const person = await payingMember(site)
    await cancel(person)
    await tell(person)
    await tellCards(site, 'faults', { mode: 'reset_after', path: 'POST /v1/subscriptions', times: 2 })
    expect(await stay(person)).toMatchObject({ status: 200, json: { subscription: { nextPrice: '6.06' } } })
    expect(await takenAt(person)).toEqual(expect.any(Date))
  })

  it('is not used up by a member who took the cancellation back at the card provider, whose webhook is late', async () => {
    const person = await payingMember(site)
    await cancel(person)
    await tell(person)
    await tellCards(site, 'faults', { webhook: { drop: true } })
    await askCards(site, `subscriptions/${(await atProvider(site, person)).id}`, { cancel_at_period_end: 'false' })
    expect(await stay(person)).toMatchObject({ status: 402, json: { code: 'no_active_subscription' } })
    expect(await takenAt(person)).toBeNull()
    await tellCards(site, 'faults', { webhook: null })
    await cancel(person)
    expect((await tell(person)).offer).toBe('discount')
    expect(await stay(person)).toMatchObject({ status: 200, json: { subscription: { nextPrice: '6.06' } } })
  })

  it('is not used up when the cancellation is taken back at the card provider in the same moment', async () => {
    const person = await payingMember(site)
    await cancel(person)
    await tell(person)
    const { id } = await atProvider(site, person)
    await tellCards(site, 'faults', { mode: 'delay', delayMs: 2000, path: 'GET /v1/coupons', times: 1 })
    const staying = stay(person)
    await eventually(async () => (await takenAt(person)) !== null)
    await askCards(site, `subscriptions/${id}`, { cancel_at_period_end: 'false' })
    expect(await staying).toMatchObject({ status: 409, json: { code: 'leaving_discount_unavailable' } })
    expect(await takenAt(person)).toBeNull()
    expect(await whoIs(person)).toMatchObject({ subscription: { cancelAtPeriodEnd: false } })
  })

  it('is not used up by a member who keeps the membership at its full price after a try without an answer', async () => {
    const person = await payingMember(site)
    await cancel(person)
    await tell(person)
    await tellCards(site, 'faults', { mode: 'reset_before', path: 'POST /v1/subscriptions', times: 2 })
    await stay(person)
    expect(await takenAt(person)).toEqual(expect.any(Date))
    await tellCards(site, 'faults', { mode: null })
    expect(await person.post('/api/subscription/keep')).toMatchObject({ status: 200 })
    expect(await takenAt(person)).toBeNull()
    await cancel(person)
    expect((await tell(person)).offer).toBe('discount')
  })

  it.each([
    ['another reason', () => payingMember(site), 'no_time'],
    ['an annual plan', () => payingMember(site, 'annual'), 'too_expensive'],
  ])('is not offered for %s', async (_what, join, reason) => {
    const person = await join()
    await cancel(person)
    expect((await tell(person, reason)).offer).not.toBe('discount')
    expect(await stay(person)).toMatchObject({ status: 409 })
  })

  it('is not offered beside the discount of an offer, and not when the owner offers none', async () => {
    const code = await createOffer(site, await signUpEmployee(site), { duration: 'forever', percent: 10 })
    const reduced = await signUpWithoutTrial(site)
    const { json } = await reduced.post('/api/create-subscription', { plan: 'monthly', offer: code })
    await confirmCard(site, (json as { clientSecret: string }).clientSecret, VISA)
    await eventually(async () => (await whoIs(reduced)).isSubscriber)
    await deliveriesDone(site)
    await cancel(reduced)
    expect((await tell(reduced)).offer).not.toBe('discount')
    await offers(0, 2)
    const person = await payingMember(site)
    await cancel(person)
    expect((await tell(person)).offer).toBe('annual')
  })
})

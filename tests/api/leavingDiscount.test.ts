import { beforeEach, describe, expect, it } from 'vitest'
import type { LeavingAnswer } from '#contracts/leaving.ts'
import type { Browser } from '../support/Browser.ts'
import { askCards } from '../support/cards.ts'
import { whoIs } from '../support/members.ts'
import { createOffer } from '../support/membershipOffers.ts'
import { atProvider, pass, payingMember, type Person, signUpWithoutTrial, VISA } from '../support/memberships.ts'
import { confirmCard, eventually, signUpEmployee } from '../support/people.ts'
import { useSite } from '../support/site.ts'
import { deliveriesDone } from '../support/time.ts'

const site = useSite()

const offers = (percent: number, months: number) =>
  site.pool.query(
    `insert into site_settings (key, value) values ('leaving_discount_percent', $1), ('leaving_discount_months', $2)
     on conflict (key) do update set value = excluded.value`,
    [String(percent), String(months)],
  )
beforeEach(() => offers(50, 2))

const cancel = async (person: Person) => {
  await askCards(site, `subscriptions/${(await atProvider(site, person)).id}`, { cancel_at_period_end: 'true' })
  await deliveriesDone(site)
}
const tell = async (person: Browser, reason = 'too_expensive') =>
  (await person.post('/api/subscription/leaving', { reason })).json as LeavingAnswer
const stay = (person: Browser, price = '6.06') => person.post('/api/subscription/leaving/stay', { price })
const invoicesOf = async (person: Person) => {
  const { id } = await atProvider(site, person)
  const { data } = await askCards<{ data: { amount_paid: number }[] }>(site, `invoices?subscription=${id}&limit=100`)
  return data.map(({ amount_paid: cents }) => cents)
}

describe('a discount for a member who canceled', () => {
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

  it('can be taken again after the card provider failed', async () => {
    const person = await payingMember(site)
    await cancel(person)
    await tell(person)
    await fetch(`${site.cardBase}/_emulator/faults`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_tests' },
      body: JSON.stringify({ mode: 'error429', path: 'POST /v1/subscriptions', times: 10 }),
    })
    expect(await stay(person)).toMatchObject({ json: { code: 'card_provider_unreachable' } })
    await fetch(`${site.cardBase}/_emulator/faults`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_tests' },
      body: JSON.stringify({ mode: null }),
    })
    expect(await stay(person)).toMatchObject({ status: 200, json: { subscription: { nextPrice: '6.06' } } })
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

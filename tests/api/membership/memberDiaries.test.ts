import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { askCards, useCard } from '../../support/cards.ts'
import { keepDiary } from '../../support/diary.ts'
import { perform } from '../../support/imports.ts'
import { mailedLink } from '../../support/mails.ts'
import { createOffer } from '../../support/membershipOffers.ts'
import { atProvider, begin, isSubscriber, payingMember, type Person, VISA } from '../../support/memberships.ts'
import { checkStripe, startOutside } from '../../support/outsideSubscriptions.ts'
import { confirmCard, eventually, PASSWORD, signUpEmployee, tellCards } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const MINUTES = 60_000
let owner: Person
let offer: string

beforeAll(async () => {
  owner = await signUpEmployee(site)
  offer = await createOffer(site, owner, { duration: 'first' })
  const settings = { comeback_days: '30', comeback_offer: offer }
  expect((await owner.put('/api/admin/settings', settings)).status).toBe(200)
})
afterEach(async () => {
  await tellCards(site, 'dunning', { retryDays: [3, 5, 7], finally: 'cancel' })
})

/** Of the newest subscription, oldest first: what was charged, or that nothing is. */
async function chargesOf(person: Person): Promise<(number | string)[]> {
  const { customer } = await atProvider(site, person)
  const { data } = await askCards<{ data: { status: string; amount_paid: number }[] }>(
    site,
    `invoices?customer=${customer}&limit=100`,
  )
  return data.map(({ status, amount_paid }) => (status === 'paid' ? amount_paid : status)).reverse()
}

const leaveAtEnd = (subscriptionId: string) =>
  askCards(site, `subscriptions/${subscriptionId}`, { cancel_at_period_end: 'true' })

const FAILED = 'Your membership could not be renewed'
const REMINDER = 'Reminder: your membership could not be renewed'
const ENDED = 'Your membership has ended'
const STARTED = ['Receipt: $12.12 for your membership', 'Your membership has started']
const aMonth = expect.toBeOneOf([28, 29, 30, 31]) as number

async function adopt(email: string): Promise<{ person: Person; subscriptionId: string }> {
  const { id: subscriptionId } = await startOutside(site, email)
  const { id } = await checkStripe(owner)
  await perform(owner, id, 'run')
  await perform(owner, id, 'invite')
  const token = (await mailedLink(site, email, '/api/reset-password')).searchParams.get('token')
  expect((await site.visitor().post('/api/reset-password', { token, password: PASSWORD })).status).toBe(200)
  const person = Object.assign(site.visitor(), { email })
  expect((await person.post('/api/login', { email, password: PASSWORD })).status).toBe(200)
  return { person, subscriptionId }
}

// First, because the owner’s session ends as days pass.
it(
  'an adopted subscription: renewals at its price, a failed one, a new card, the end',
  async () => {
    const { person, subscriptionId } = await adopt('old-club@example.test')
    const diary = keepDiary(site, person)
    const now = await diary.read()
    expect(now).toMatchObject({
      plan: 'monthly',
      status: 'active',
      price: '5.00',
      currentPeriodEnd: aMonth,
      opens: true,
    })
    expect(now.mails).toContain('Your account at Stone Hunt')
    await diary.until(33)
    expect(await diary.read()).toMatchObject({
      ...{ status: 'active', price: '5.00', opens: true, mails: ['Receipt: $5.00 for your membership'] },
    })
    await useCard(site, subscriptionId, 'pm_card_chargeCustomerFail')
    await diary.until(63)
    expect(await diary.read()).toMatchObject({ status: 'past_due', opens: true, mails: [FAILED] })
    await useCard(site, subscriptionId, 'pm_card_visa')
    await diary.until(70)
    const recovered = await diary.read()
    expect(recovered).toMatchObject({ status: 'active', price: '5.00', mails: ['Receipt: $5.00 for your membership'] })
    expect(recovered).not.toHaveProperty('accessUntil')
    await leaveAtEnd(subscriptionId)
    const leaving = await diary.read()
    expect(leaving).toMatchObject({ cancelAtPeriodEnd: true, opens: true, mails: ['Your membership is canceled'] })
    expect(leaving['accessUntil']).toBe(leaving['currentPeriodEnd'])
    await diary.until(94)
    expect(await diary.read()).toMatchObject({ status: 'canceled', opens: false, mails: [ENDED] })
    expect(await chargesOf(person)).toEqual([500, 500, 500])
  },
  3 * MINUTES,
)

describe('a card that can’t be charged', () => {
  it.each([
    ['cancels after 14 days', { retryDays: [3, 7, 14], finally: 'cancel' }],
    ['tries it for months', { retryDays: [3, 20, 40], finally: 'past_due' }],
    ['keeps the membership overdue', { retryDays: [3, 5, 7], finally: 'past_due' }],
  ])(
    'where Stripe %s: 14 days of access, three emails, then the end, and nothing is charged any more',
    async (_, dunning) => {
      await tellCards(site, 'dunning', dunning)
      const person = await payingMember(site)
      const diary = keepDiary(site, person)
      const first = await diary.read()
      expect(first).toMatchObject({ opens: true, mails: STARTED })
      const { id } = await atProvider(site, person)
      await useCard(site, id, 'pm_card_chargeCustomerFail')
      const due = Number(first['currentPeriodEnd'])
      const page = { status: 'past_due', opens: true, accessUntil: due + 14 }
      for (const [day, mails] of [
        [1, [FAILED]],
        [2, []],
        [4, [REMINDER]],
        [8, [REMINDER]],
        [13, []],
      ] as const) {
        await diary.until(due + day)
        expect(await diary.read(), `day ${day}`).toMatchObject({ ...page, mails })
      }
      await diary.until(due + 15)
      const ended = await diary.read()
      expect(ended).toMatchObject({ status: 'canceled', opens: false, mails: [ENDED] })
      expect(ended).not.toHaveProperty('accessUntil')
      expect(await diary.mail(/has ended$/)).toContain('so it has ended. You won’t be charged again.')

      // The card works again, and the retries and the next period come.
      const { customer } = await atProvider(site, person)
      const { id: card } = await askCards<{ id: string }>(site, 'payment_methods/pm_card_visa/attach', { customer })
      await askCards(site, `customers/${customer}`, { 'invoice_settings[default_payment_method]': card })
      await diary.until(due + 45, 5)
      expect(await diary.read()).toMatchObject({ status: 'canceled', opens: false, mails: [] })
      expect(await chargesOf(person)).toEqual([1212, 'void'])

      await confirmCard(site, (await begin(person)).clientSecret, VISA)
      await eventually(() => isSubscriber(person))
      expect(await diary.read()).toMatchObject({ status: 'active', opens: true, mails: STARTED })
      expect(await chargesOf(person)).toEqual([1212, 'void', 1212])
    },
    3 * MINUTES,
  )
})

it(
  'the plan that becomes monthly later: chosen, reminded of, begun, renewed',
  async () => {
    const person = await payingMember(site, 'annual')
    const diary = keepDiary(site, person)
    const first = await diary.read()
    const year = Number(first['currentPeriodEnd'])
    const { subscription } = (await person.get('/api/auth/user')).json as { subscription: { currentPeriodEnd: string } }
    const from = new Date(Date.parse(subscription.currentPeriodEnd) - 86_400_000).toISOString()
    expect((await person.post('/api/subscription/planned-monthly', { from, price: '12.12' })).status).toBe(200)
    const planned = { plan: 'annual', price: '115.00', plannedMonthly: { from: year - 1, price: '12.12' }, opens: true }
    expect(await diary.read()).toMatchObject({ ...planned, mails: [] })
    await diary.until(year - 31, year)
    expect(await diary.read()).toMatchObject({ ...planned, mails: [] })
    await diary.until(year - 29)
    expect(await diary.read()).toMatchObject({ ...planned, mails: ['Your membership renews automatically'] })
    const reminder = await diary.mail(/renews automatically/)
    expect(reminder).toContain('Plan Monthly Price $12.12 a month Next charge')
    await diary.until(year - 2, 27)
    expect(await diary.read()).toMatchObject({ ...planned, mails: [] })
    await diary.until(year)
    const monthly = await diary.read()
    expect(monthly).toMatchObject({ plan: 'monthly', price: '12.12', status: 'active', opens: true })
    expect(monthly).not.toHaveProperty('plannedMonthly')
    expect(monthly.mails).toEqual([expect.stringMatching(/^Receipt: \$11\.8[01] for your membership$/)])
    await diary.until(year + 31, 10)
    await diary.until(year + 33)
    expect(await diary.read()).toMatchObject({ plan: 'monthly', mails: ['Receipt: $12.12 for your membership'] })
    expect(await chargesOf(person)).toEqual([11_500, expect.toBeOneOf([1180, 1181]), 1212])
  },
  3 * MINUTES,
)

it(
  'someone who left is won back once, with an offer, and left alone after that',
  async () => {
    const person = await payingMember(site)
    await site.pool.query('update users set email_verified_at = now() where email = $1', [person.email])
    expect((await person.put('/api/account/comeback-emails', { on: true })).status).toBe(200)
    const diary = keepDiary(site, person)
    const end = Number((await diary.read())['currentPeriodEnd'])
    await leaveAtEnd((await atProvider(site, person)).id)
    expect(await diary.read()).toMatchObject({ accessUntil: end, opens: true, mails: ['Your membership is canceled'] })
    await diary.until(end + 1, 10)
    expect(await diary.read()).toMatchObject({ status: 'canceled', opens: false, mails: [ENDED] })
    await diary.until(end + 29, 14)
    expect(await diary.read()).toMatchObject({ opens: false, mails: [] })
    await diary.until(end + 31)
    expect(await diary.read()).toMatchObject({ opens: false, mails: ['Your membership at Stone Hunt'] })
    expect(await diary.mail(/^Your membership at/)).toContain(offer)
    expect((await person.get('/api/account/comeback-emails')).json).toEqual({ on: false })

    const form = { plan: 'monthly', offer }
    const { json, status, text } = await person.post('/api/create-subscription', form)
    expect(status, text).toBe(200)
    await confirmCard(site, (json as { clientSecret: string }).clientSecret, VISA)
    await eventually(() => isSubscriber(person))
    const back = await diary.read()
    expect(back).toMatchObject({ status: 'active', price: '12.12', opens: true })
    expect(back.mails).toEqual(['Receipt: $6.06 for your membership', 'Your membership has started'])
    await leaveAtEnd((await atProvider(site, person)).id)
    expect((await diary.read()).mails).toEqual(['Your membership is canceled'])
    await diary.until(end + 31 + 33, 16)
    expect(await diary.read()).toMatchObject({ opens: false, mails: [ENDED] })
    await diary.until(end + 31 + 33 + 40, 10)
    expect(await diary.read()).toMatchObject({ opens: false, mails: [] })
  },
  3 * MINUTES,
)

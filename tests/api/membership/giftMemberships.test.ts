import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { longDay } from '#contracts/shared/longDay.ts'
import { siteDay } from '#contracts/membership/sendDay.ts'
import { renewalAfter } from '#domain/membership/subscriptions/renewalAfter.ts'
import { countRecipients } from '#domain/outreach/mailings/recipients.ts'
import { readMembershipReport } from '#domain/operations/reports/readMembershipReport.ts'
import { readSalesReport } from '#domain/operations/reports/readSalesReport.ts'
import { alertsLike } from '../../support/alerts.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { buyGift, codeSentTo, saleOf, startSale } from '../../support/giftSales.ts'
import { giftOf, giveMembership, membershipForm, redeem } from '../../support/giftMemberships.ts'
import { mailsTo } from '../../support/mails.ts'
import { signUpPatron, signUpWithCard, whoIs } from '../../support/members.ts'
import { atProvider, begin, pass, payingMember } from '../../support/memberships.ts'
import { cardRefunds, jobsDone } from '../../support/orders.ts'
import { sendFromPanel } from '../../support/panel.ts'
import {
  confirmCard,
  eventually,
  PASSWORD,
  signUpConfirmed,
  signUpEmployee,
  signUpMember,
  tellCards,
} from '../../support/people.ts'
import { type Post, postFor, publishFilm } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { comeBack, deliveriesDone, runByTheClock } from '../../support/time.ts'
import { sendCardEvent } from '../../support/webhooks.ts'

const site = useSite()
let employee: Browser
let film: Post

beforeAll(async () => {
  employee = await signUpEmployee(site, 'shop')
  film = await publishFilm(await signUpEmployee(site), { isSubscriberOnly: true })
})
beforeEach(async () => {
  site.clock.aheadMs = 0
  await site.pool.query('delete from rate_limits')
})

const DAY = 86_400_000
const refund = (id: number, by = employee) => by.post(`/api/admin/gift-card-sales/${id}/refund`)
const alertsAbout = async (text: string) =>
  (await alertsLike(site.pool)).filter(({ message }) => message.includes(text))
const setPrice = (months: number, cents: string) =>
  site.pool.query(
    `insert into site_settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value`,
    [`gift_${months}_months_cents`, cents],
  )
const event = (id: string, payment: string) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    created: 1,
    data: { object: { id: payment, object: 'payment_intent' } },
  })

describe('a gift membership', () => {
  it('is emailed at once, and opens films and comments for who redeems it, until its end', async () => {
    const gift = await giveMembership(site, { buyerEmail: 'giver@example.test' })
    const mail = (await mailsTo(site, gift.form.recipientEmail)).join('')
    for (const text of ['Aunt June sent you a membership for 3 months', 'Hello Grace', 'For the next hunt.'])
      expect(mail).toContain(text)
    expect(mail).toContain(`/gift-memberships/redeem#${gift.code}`)
    await eventually(async () => (await mailsTo(site, 'giver@example.test')).length === 2)
    const toBuyer = (await mailsTo(site, 'giver@example.test')).join('')
    expect(toBuyer).toContain('$36.36')
    expect(toBuyer).not.toContain(gift.code)

    const person = await signUpConfirmed(site)
    expect(await postFor(person, film.id)).toMatchObject({ locked: true })
    const comment = () => person.post(`/api/posts/${film.id}/comments`, { content: 'What a druse' })
    expect((await comment()).status).toBe(403)
    const before = (await countRecipients(site.pool, { topic: 'letters', now: new Date() })).members
    const complimentary = (await readMembershipReport(site.pool, new Date())).members.complimentary
    await site.pool.query(
      `insert into post_email_choices (user_id, choice, letters, chosen_at) select id, 'weekly', true, now() from users where email = $1
       on conflict (user_id) do update set letters = true`,
      [person.email],
    )

    const answer = await redeem(person, gift.code.toLowerCase().replaceAll('-', ' '))
    expect(answer).toMatchObject({ status: 200, json: { months: 3 } })
    const { beginsAt, endsAt } = answer.json as { beginsAt: string; endsAt: string }
    expect(renewalAfter(new Date(beginsAt), 3, new Date(beginsAt)).toISOString()).toBe(endsAt)
    expect(await whoIs(person)).toMatchObject({
      isSubscriber: true,
      giftUntil: endsAt,
      subscription: { status: 'complimentary', accessUntil: endsAt },
    })
    const watched = await postFor(person, film.id)
    expect(watched).toMatchObject({ locked: false })
    expect((await person.get(String(watched.videoURL))).status).toBe(200)
    expect((await comment()).status).toBe(201)
    expect((await countRecipients(site.pool, { topic: 'letters', now: new Date() })).members).toBe(before + 1)
    expect((await readMembershipReport(site.pool, new Date())).members.complimentary).toBe(complimentary + 1)

    const untilEnd = Date.parse(endsAt) - Date.now()
    site.clock.aheadMs = untilEnd - 60_000
    await comeBack(person)
    expect((await whoIs(person)).isSubscriber).toBe(true)
    site.clock.aheadMs = untilEnd + 1_000
    await comeBack(person)
    expect((await whoIs(person)).isSubscriber).toBe(false)
    expect(await postFor(person, film.id)).toMatchObject({ locked: true })
    expect((await comment()).status).toBe(403)
    const after = new Date(Date.now() + site.clock.aheadMs)
    expect((await countRecipients(site.pool, { topic: 'letters', now: after })).members).toBe(before)
    expect((await person.get('/api/billing')).status).not.toBe(500)
  })

  it('for a later day is sent then, once', async () => {
    const day = siteDay(new Date(Date.now() + 40 * DAY))
    const { form } = await buyGift(site, membershipForm({ sendOn: day, buyerEmail: 'early@example.test' }))
    await runByTheClock(site, 'sendGiftMemberships')
    await jobsDone(site)
    expect(await mailsTo(site, form.recipientEmail)).toEqual([])
    site.clock.aheadMs = 41 * DAY
    await Promise.all([runByTheClock(site, 'sendGiftMemberships'), runByTheClock(site, 'sendGiftMemberships')])
    site.clock.aheadMs = 0
    await jobsDone(site)
    expect(await mailsTo(site, form.recipientEmail)).toHaveLength(1)
    expect(await mailsTo(site, 'early@example.test', /was sent$/)).toHaveLength(1)
  })

  it('is one gift and one email for a double click, and for an event that comes three times', async () => {
    const form = membershipForm()
    const buyer = site.visitor()
    const answers = await Promise.all([startSale(buyer, form), startSale(buyer, form)])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const { clientSecret, reference } = answers[0].json as { clientSecret: string; reference: string }
    await confirmCard(site, clientSecret)
    await eventually(async () => (await saleOf(site, reference)).payment === 'paid')
    const { payment_intent_id: id } = await saleOf(site, reference)
    for (const name of ['evt_membership_late', 'evt_membership_late', 'evt_membership_later'])
      await sendCardEvent(site, event(name, id))
    await jobsDone(site)
    const { rowCount } = await site.pool.query('select 1 from gift_memberships where recipient_email = $1', [
      form.recipientEmail,
    ])
    expect(rowCount).toBe(1)
    expect(await mailsTo(site, form.recipientEmail)).toHaveLength(1)
    expect((await buyer.get(`/api/gift-cards/purchases/${form.key}`)).json).toMatchObject({
      payment: 'paid',
      months: 3,
      amount: '36.36',
    })
  })

  it('is issued by reconciling when the event never arrives', async () => {
    const form = membershipForm()
    const { clientSecret, reference } = (await startSale(site.visitor(), form)).json as {
      clientSecret: string
      reference: string
    }
    await tellCards(site, 'faults', { webhook: { drop: true } })
    await confirmCard(site, clientSecret)
    await tellCards(site, 'faults', { webhook: null })
    await runByTheClock(site, 'reconcile')
    await eventually(async () => (await saleOf(site, reference)).payment === 'paid')
    expect(await codeSentTo(site, form.recipientEmail)).toMatch(/^HUNT-/)
  })

  it('is counted once on the dashboard: when it is bought', async () => {
    const report = async () => (await readSalesReport(site.pool, new Date())).last30Days
    const before = await report()
    const gift = await giveMembership(site)
    const bought = await report()
    expect(bought.revenueCents - before.revenueCents).toBe(3636)
    await redeem(await signUpConfirmed(site), gift.code)
    expect((await report()).revenueCents).toBe(bought.revenueCents)
    expect((await readMembershipReport(site.pool, new Date())).monthlyCents).toBe(0)
  })
})

describe('redeeming', () => {
  it('by two people and in two tabs at once works exactly once', async () => {
    const gift = await giveMembership(site)
    const people = [await signUpConfirmed(site), await signUpConfirmed(site)]
    const answers = await Promise.all([...people, ...people].map((person) => redeem(person, gift.code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const members = await Promise.all(people.map(async (person) => (await whoIs(person)).isSubscriber))
    expect(members.sort()).toEqual([false, true])
  })

  it('a second gift while one runs extends it, also when both are redeemed at once', async () => {
    const gifts = [await giveMembership(site), await giveMembership(site, { months: 6 })]
    const person = await signUpConfirmed(site)
    const answers = await Promise.all(gifts.map(({ code }) => redeem(person, code)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const periods = answers.map(({ json }) => json as { beginsAt: string; endsAt: string })
    const [first, second] = periods.sort((a, b) => a.beginsAt.localeCompare(b.beginsAt))
    expect(second?.beginsAt).toBe(first?.endsAt)
    expect(await whoIs(person)).toMatchObject({ giftUntil: second?.endsAt })
  })

  it('begins after complimentary access', async () => {
    const gift = await giveMembership(site)
    const patron = await signUpPatron(site)
    const until = (await whoIs(patron)).subscription?.accessUntil
    expect((await redeem(patron, gift.code)).json).toMatchObject({ beginsAt: until })
  })

  it('is refused while a membership renews, and begins at its end once it is canceled', async () => {
    const gift = await giveMembership(site)
    const member = await signUpWithCard(site, '4242424242424242')
    const refused = await redeem(member, gift.code)
    expect(refused).toMatchObject({ status: 409, json: { code: 'membership_renews' } })
    expect(refused.text).toContain('Cancel it on your account page')
    const find = async () =>
      (
        await site.pool.query<{ id: string; end: Date; isCanceled: boolean }>(
          `select s.subscription_id as id, s.current_period_end as "end", s.cancel_at_period_end as "isCanceled"
           from subscriptions s join users u on u.id = s.user_id where u.email = $1`,
          [member.email],
        )
      ).rows[0]
    const own = await find()
    await askCards(site, `subscriptions/${own?.id}`, { cancel_at_period_end: 'true' })
    await eventually(async () => (await find())?.isCanceled === true)
    const answer = await redeem(member, gift.code)
    expect(answer).toMatchObject({ status: 200, json: { beginsAt: own?.end.toISOString() } })
    expect(await whoIs(member)).toMatchObject({ isSubscriber: true, subscription: { status: 'trialing' } })
  })

  it('is refused while a membership is paused, and works at once when that is canceled', async () => {
    const gift = await giveMembership(site)
    const member = await payingMember(site)
    const { id } = await atProvider(site, member)
    expect((await member.post('/api/subscription/pause', { months: 1 })).status).toBe(200)
    const { pausedUntil = '' } = (await whoIs(member)).subscription ?? {}
    const whilePausing = await redeem(member, gift.code)
    expect(whilePausing).toMatchObject({ status: 409, json: { code: 'membership_renews' } })
    expect(whilePausing.text).toContain(`will be charged again on ${longDay(new Date(pausedUntil))}`)
    await pass(site, member, 32)
    expect(await whoIs(member)).toMatchObject({ subscription: { status: 'paused', cancelAtPeriodEnd: false } })
    expect((await redeem(member, gift.code)).status).toBe(409)

    await askCards(site, `subscriptions/${id}`, { cancel_at_period_end: 'true' })
    await eventually(async () => (await whoIs(member)).subscription?.cancelAtPeriodEnd === true)
    expect((await redeem(member, gift.code)).status).toBe(200)
    await pass(site, member, 45)
    const { data } = await askCards<{ data: unknown[] }>(site, `invoices?subscription=${id}&status=paid`)
    expect(data).toHaveLength(1)
    expect((await whoIs(member)).isSubscriber).toBe(true)
  })

  it('a gift and a paused membership are both shown, with their dates and the price of the next charge', async () => {
    const gift = await giveMembership(site)
    const member = await signUpConfirmed(site)
    await site.pool.query('update users set trial_used_at = now() where email = $1', [member.email])
    const { endsAt } = (await redeem(member, gift.code)).json as { endsAt: string }
    await confirmCard(site, (await begin(member)).clientSecret)
    await eventually(async () => (await whoIs(member)).subscription?.status === 'active')
    await deliveriesDone(site)
    expect((await member.post('/api/subscription/pause', { months: 1 })).status).toBe(200)
    await pass(site, member, 32)
    const { subscription, ...shown } = await whoIs(member)
    expect({ shown, subscription }).toMatchObject({
      shown: { isSubscriber: true, giftUntil: endsAt },
      subscription: { status: 'paused', plan: 'monthly', price: '12.12', isPaused: true, cancelAtPeriodEnd: false },
    })
    expect(subscription?.pausedUntil).toBeDefined()
    expect((await member.post('/api/subscription/resume', {})).status).toBe(200)
    expect(await whoIs(member)).toMatchObject({ giftUntil: endsAt, subscription: { status: 'active' } })
  })

  it.each([
    ['no code', {}, 400],
    ['a number', { code: 7 }, 400],
    ['a list', { code: ['HUNT-2345-6789-ABCD-EFGH'] }, 400],
    ['a gift card’s code', { code: 'GIFT-2345-6789-ABCD-EFGH' }, 400],
    ['SQL', { code: "HUNT' or 1=1 --" }, 400],
    ['100,000 characters', { code: 'HUNT'.repeat(25_000) }, 400],
    ['a field more', { code: 'HUNT-2345-6789-ABCD-EFGH', userId: 1 }, 400],
    ['a code that nobody has', { code: 'HUNT-2345-6789-ABCD-EFGH' }, 404],
  ])('is refused for %s', async (_, body, status) => {
    const person = await signUpMember(site)
    expect((await person.post('/api/gift-memberships/redeem', body)).status).toBe(status)
    expect((await whoIs(person)).isSubscriber).toBe(false)
  })

  it('needs an account, and is limited', async () => {
    expect((await redeem(site.visitor(), 'HUNT-2345-6789-ABCD-EFGH')).status).toBe(401)
    const person = await signUpMember(site)
    const guesses = await Promise.all(Array.from({ length: 22 }, () => redeem(person, 'HUNT-2345-6789-ABCD-EFGH')))
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})

describe('a form that is wrong', () => {
  it.each([
    ['a term that isn’t sold', { months: 5 }],
    ['no term', { months: null }],
    ['a term as text', { months: '3' }],
    ['a price that the form chose', { amount: '0.01' }],
    ['yesterday', { sendOn: siteDay(new Date(Date.now() - DAY)) }],
    ['a bad email', { recipientEmail: 'grace@' }],
    ['no email of the buyer', { buyerEmail: undefined }],
  ])('is refused for %s, and nothing is stored', async (_, wrong) => {
    const form = membershipForm(wrong)
    expect((await startSale(site.visitor(), form)).status).toBe(400)
    const { rowCount } = await site.pool.query('select 1 from gift_card_sales where recipient_email = $1', [
      form.recipientEmail,
    ])
    expect(rowCount).toBe(0)
  })

  it('asks for a term at its price in the settings; one below a dollar isn’t sold', async () => {
    await setPrice(3, '0')
    await setPrice(6, '7000')
    expect((await site.visitor().get('/api/gift-memberships')).json).toEqual({
      terms: [
        { months: 6, price: '70.00' },
        { months: 12, price: '115.00' },
      ],
    })
    expect((await startSale(site.visitor(), membershipForm())).status).toBe(400)
    await setPrice(3, '3636')
    await setPrice(6, '6900')
  })
})

describe('money that goes back', () => {
  it('before redeeming, an employee refunds all of it once, and the code is void', async () => {
    const gift = await giveMembership(site, { buyerEmail: 'sorry@example.test' })
    expect((await refund(gift.id, await signUpMember(site))).status).toBe(403)
    const answers = await Promise.all([refund(gift.id), refund(gift.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    const person = await signUpConfirmed(site)
    expect(await redeem(person, gift.code)).toMatchObject({ status: 409, json: { code: 'gift_membership_void' } })
    await eventually(async () => Number((await saleOf(site, gift.reference)).refunded_cents) === 3636)
    expect(await cardRefunds(site, gift.payment_intent_id)).toMatchObject([{ amount: 3636, status: 'succeeded' }])
    await eventually(async () => (await mailsTo(site, 'sorry@example.test', /^We refunded \$36\.36/)).length === 1)
    expect((await redeem(person, gift.code)).status).toBe(409)
  })

  it('refunding and redeeming at once: one of them wins', async () => {
    const gift = await giveMembership(site)
    const person = await signUpConfirmed(site)
    const [back, taken] = await Promise.all([refund(gift.id), redeem(person, gift.code)])
    expect([back.status === 204, taken.status === 200].filter(Boolean)).toHaveLength(1)
    expect((await whoIs(person)).isSubscriber).toBe(taken.status === 200)
  })

  it('after redeeming, an employee can’t refund it', async () => {
    const gift = await giveMembership(site)
    await redeem(await signUpConfirmed(site), gift.code)
    const answer = await refund(gift.id)
    expect(answer).toMatchObject({ status: 409, json: { code: 'gift_card_not_refundable' } })
    expect(answer.text).toContain('redeemed')
    expect(await cardRefunds(site, gift.payment_intent_id)).toEqual([])
  })

  it('a refund in the provider’s dashboard voids the code; after redeeming it raises an alert', async () => {
    const gift = await giveMembership(site)
    await askCards(site, 'refunds', { payment_intent: gift.payment_intent_id })
    await eventually(async () => (await giftOf(site, gift.giftId)).voided_at !== null)
    expect((await redeem(await signUpConfirmed(site), gift.code)).status).toBe(409)
    expect(await alertsAbout(gift.reference)).toEqual([])

    const used = await giveMembership(site)
    const person = await signUpConfirmed(site)
    await redeem(person, used.code)
    await askCards(site, 'refunds', { payment_intent: used.payment_intent_id })
    await eventually(async () => (await alertsAbout(`${used.reference} has $36.36 back`)).length === 1)
    expect((await whoIs(person)).isSubscriber).toBe(true)
    expect(Number((await saleOf(site, used.reference)).refunded_cents)).toBe(3636)
  })

  it('after a part of the price went back, the code still works', async () => {
    const gift = await giveMembership(site)
    await askCards(site, 'refunds', { payment_intent: gift.payment_intent_id, amount: '500' })
    await eventually(async () => Number((await saleOf(site, gift.reference)).refunded_cents) === 500)
    expect((await redeem(await signUpConfirmed(site), gift.code)).status).toBe(200)
  })

  it('a refund that the bank returns makes the code work again', async () => {
    const sale = await buyGift(site, membershipForm(), { card: '4000 0000 0000 5126' })
    const code = await codeSentTo(site, sale.form.recipientEmail)
    await refund(sale.id)
    await eventually(async () => Number((await saleOf(site, sale.reference)).refunded_cents) === 3636)
    await tellCards(site, 'advance', { seconds: 3 * 86_400 })
    await eventually(async () => (await giftOf(site, sale.giftId)).voided_at === null)
    expect((await redeem(await signUpConfirmed(site), code)).status).toBe(200)
  })

  it('an open dispute freezes the code; won, it works; lost, it is void', async () => {
    const gift = await giveMembership(site)
    const person = await signUpConfirmed(site)
    const dispute = async () => {
      const answer = await tellCards(site, 'dispute', { payment_intent: gift.payment_intent_id })
      await eventually(async () => (await giftOf(site, gift.giftId)).frozen_at !== null)
      return ((await answer.json()) as { id: string }).id
    }
    const first = await dispute()
    expect(await redeem(person, gift.code)).toMatchObject({ status: 409, json: { code: 'gift_membership_frozen' } })
    expect((await refund(gift.id)).status).toBe(409)
    await tellCards(site, 'dispute', { close: first, outcome: 'won' })
    await eventually(async () => (await giftOf(site, gift.giftId)).frozen_at === null)

    const other = await giveMembership(site)
    const second = (await (await tellCards(site, 'dispute', { payment_intent: other.payment_intent_id })).json()) as {
      id: string
    }
    await eventually(async () => (await giftOf(site, other.giftId)).frozen_at !== null)
    await tellCards(site, 'dispute', { close: second.id, outcome: 'lost' })
    await eventually(async () => (await giftOf(site, other.giftId)).voided_at !== null)
    expect(await redeem(person, other.code)).toMatchObject({ status: 409, json: { code: 'gift_membership_void' } })
    expect((await redeem(person, gift.code)).status).toBe(200)
  })
})

describe('the reminder', () => {
  it('comes once, a week before the end of the last gift, and not to who subscribed', async () => {
    const person = await signUpConfirmed(site)
    const subscriber = await signUpMember(site)
    for (const one of [person, person, subscriber])
      expect((await redeem(one, (await giveMembership(site)).code)).status).toBe(200)
    await site.pool.query(
      `insert into subscriptions (user_id, plan, status, price_cents, trial_days, created_at, current_period_end)
       select id, 'annual', 'active', 11500, 0, now(), now() + interval '1 year' from users where email = $1`,
      [subscriber.email],
    )
    const remindAt = async (day: number) => {
      site.clock.aheadMs = day * DAY
      await Promise.all([runByTheClock(site, 'remindGiftMembers'), runByTheClock(site, 'remindGiftMembers')])
      site.clock.aheadMs = 0
      await jobsDone(site)
    }
    await remindAt(86)
    expect(await mailsTo(site, person.email, /gift membership ends/)).toEqual([])
    await remindAt(177)
    await remindAt(178)
    expect(await mailsTo(site, person.email, /gift membership ends/)).toHaveLength(1)
    expect(await mailsTo(site, subscriber.email, /gift membership ends/)).toEqual([])
  })
})

describe('in the panel', () => {
  const resend = (id: number, body: object = {}) => employee.post(`/api/admin/gift-memberships/${id}/resend`, body)

  it('a gift is sent again to a corrected address with a new code, and the old one stops working', async () => {
    const gift = await giveMembership(site)
    expect((await resend(gift.giftId, { recipientEmail: 'right-person@example.test' })).status).toBe(204)
    const next = await codeSentTo(site, 'right-person@example.test')
    expect(next).not.toBe(gift.code)
    const person = await signUpConfirmed(site)
    expect((await redeem(person, gift.code)).status).toBe(404)
    expect((await redeem(person, next)).status).toBe(200)
    expect(await resend(gift.giftId)).toMatchObject({ status: 409, json: { code: 'gift_membership_not_sendable' } })
    expect((await resend(gift.giftId, { recipientEmail: 'no address' })).status).toBe(400)
    expect((await resend(99_999_999)).status).toBe(404)
  })

  it('a gift for a later day keeps its day when its address is corrected', async () => {
    const sendOn = siteDay(new Date(Date.now() + 40 * DAY))
    const sale = await buyGift(site, membershipForm({ sendOn }))
    expect((await resend(sale.giftId, { recipientEmail: 'later-person@example.test' })).status).toBe(204)
    await jobsDone(site)
    expect(await mailsTo(site, 'later-person@example.test')).toEqual([])
  })

  it('a redeemed gift can be ended by an owner: access ends at once, with an entry in the audit log and no email', async () => {
    const gift = await giveMembership(site)
    const end = (by: Browser, id = gift.giftId) => by.post(`/api/admin/gift-memberships/${id}/end`)
    const owner = await signUpEmployee(site)
    expect(await end(owner)).toMatchObject({ status: 409, json: { code: 'gift_membership_not_running' } })
    const person = await signUpConfirmed(site)
    await redeem(person, gift.code)
    const next = await giveMembership(site)
    await redeem(person, next.code)
    expect((await end(person)).status).toBe(403)
    expect((await end(await signUpEmployee(site, 'shop'))).status).toBe(403)
    expect((await end(owner)).status).toBe(204)
    expect((await whoIs(person)).isSubscriber).toBe(false)
    // The second gift begins on its day.
    expect((await giftOf(site, next.giftId)).ends_at?.getTime()).toBeGreaterThan(Date.now() + 170 * DAY)
    expect(await end(owner)).toMatchObject({ status: 409 })
    // Also a gift that has not begun.
    expect((await end(owner, next.giftId)).status).toBe(204)
    expect(await person.get('/api/auth/user')).not.toMatchObject({ json: { giftUntil: expect.anything() as unknown } })
    expect((await end(owner, 99_999_999)).status).toBe(404)
    await jobsDone(site)
    expect(await mailsTo(site, person.email, /gift membership/i)).toEqual([])
    const { rows } = await site.pool.query(
      `select details from employee_changes where what = 'Ended' and subject_id = $1`,
      [String(gift.giftId)],
    )
    expect(rows).toMatchObject([{ details: [{ field: 'Membership until' }] }])
  })

  it('shows no code and can’t be changed', async () => {
    const gift = await giveMembership(site)
    const path = `/cms/api/gift-memberships/${gift.giftId}`
    const text = await (await sendFromPanel(site, employee, 'GET', path)).text()
    expect(JSON.parse(text)).toMatchObject({ months: 3, recipientEmail: gift.form.recipientEmail })
    for (const secret of [gift.code, 'codeHash']) expect(text).not.toContain(secret)
    expect((await sendFromPanel(site, employee, 'PATCH', path, { months: 60 })).status).toBe(403)
  })
})

describe('an account', () => {
  it('exports the gifts it bought and redeemed, and forgets them when it is deleted', async () => {
    const giver = await signUpMember(site)
    const sale = await buyGift(site, membershipForm({ buyerEmail: undefined }), { buyer: giver })
    const person = await signUpConfirmed(site)
    await redeem(person, await codeSentTo(site, sale.form.recipientEmail))
    expect((await giver.get('/api/account/export')).json).toMatchObject({
      giftCards: [{ reference: sale.reference, months: 3, sentAt: expect.any(String) as string }],
    })
    expect((await person.get('/api/account/export')).json).toMatchObject({
      giftMemberships: [{ months: 3, from: 'Aunt June', message: 'For the next hunt.' }],
    })
    await jobsDone(site)
    for (const one of [person, giver])
      expect((await one.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
    const { rows } = await site.pool.query(
      `select row_to_json(s)::text || row_to_json(g)::text as text from gift_card_sales s
       join gift_memberships g on g.id = s.gift_membership_id where s.id = $1`,
      [sale.id],
    )
    for (const personal of [giver.email, person.email, sale.form.recipientEmail, 'Grace', 'Aunt June', 'next hunt'])
      expect(JSON.stringify(rows)).not.toContain(personal)
  })
})

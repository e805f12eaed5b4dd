import { beforeEach, describe, expect, it } from 'vitest'
import { centsOf } from '#contracts/shared/money.ts'
import type { MembershipOffer } from '#contracts/membership/membershipOffers.ts'
import { readMembershipReport } from '#domain/operations/reports/readMembershipReport.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards, deleteAtCards } from '../../support/cards.ts'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { whoIs } from '../../support/members.ts'
import { createOffer } from '../../support/membershipOffers.ts'
import {
  atProvider,
  isSubscriber,
  pass,
  payingMember,
  type Person,
  rowsOf,
  signUpWithoutTrial,
  VISA,
} from '../../support/memberships.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { confirmCard, eventually, PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { createCode } from '../../support/promoCodes.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, runByTheClock } from '../../support/time.ts'

const site = useSite()
let owner: Browser
// Their sessions end with the days that pass.
beforeEach(async () => {
  owner = await signUpEmployee(site)
})

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + site.clock.aheadMs + days * DAY).toISOString()

type Form = { clientSecret: string; intentType: string; trialDays: number; firstCharge: string; message?: string }
const begin = async (person: Browser, plan: string, offer?: string) => {
  const { status, json } = await person.post('/api/create-subscription', { plan, ...(offer && { offer }) })
  return { status, ...(json as Form) }
}
const read = async (person: Browser, code: string) => {
  const { status, json } = await person.get(`/api/membership-offer?code=${code}`)
  return { status, ...(json as MembershipOffer & { message?: string; code: string }) }
}
const join = async (person: Person, plan: string, offer: string): Promise<Form> => {
  const form = await begin(person, plan, offer)
  expect(form).toMatchObject({ status: 200 })
  await confirmCard(site, form.clientSecret, VISA)
  await eventually(() => isSubscriber(person))
  await deliveriesDone(site)
  return form
}
const invoicesOf = async (person: Browser) => {
  const { id } = await atProvider(site, person)
  const { data } = await askCards<{ data: { amount_paid: number; total: number; status: string }[] }>(
    site,
    `invoices?subscription=${id}&limit=100`,
  )
  return data
}

type Kind = { terms: object; label: string; monthly: [number, number]; annual: [number, number] }

/** What each plan costs on the first day, and at the first renewal. */
const KINDS: Kind[] = [
  {
    terms: { percent: 50, duration: 'first' },
    label: '50% off your first payment',
    monthly: [606, 1212],
    annual: [5750, 11500],
  },
  {
    terms: { percent: 33, duration: 'months', months: 3 },
    label: '33% off for 3 months',
    monthly: [812, 812],
    annual: [7705, 11500],
  },
  {
    terms: { percent: 15, duration: 'months', months: 13 },
    label: '15% off for 13 months',
    monthly: [1030, 1030],
    annual: [9775, 9775],
  },
  {
    terms: { percent: 10, duration: 'forever' },
    label: '10% off every payment',
    monthly: [1091, 1091],
    annual: [10350, 10350],
  },
  {
    terms: { kind: 'amount', amountCents: 500, duration: 'first' },
    label: '$5.00 off your first payment',
    monthly: [712, 1212],
    annual: [11000, 11500],
  },
  {
    terms: { kind: 'amount', amountCents: 200, duration: 'months', months: 1 },
    label: '$2.00 off for a month',
    monthly: [1012, 1212],
    annual: [11300, 11500],
  },
  {
    terms: { kind: 'amount', amountCents: 300, duration: 'forever' },
    label: '$3.00 off every payment',
    monthly: [912, 912],
    annual: [11200, 11200],
  },
  {
    terms: { percent: 100, duration: 'first' },
    label: '100% off your first payment',
    monthly: [0, 1212],
    annual: [0, 11500],
  },
  {
    terms: { kind: 'amount', amountCents: 20_000, duration: 'months', months: 2 },
    label: '$200.00 off for 2 months',
    monthly: [0, 0],
    annual: [0, 11500],
  },
]

describe.each(KINDS)('$label', ({ terms, label, ...plans }) => {
  it.each(['monthly', 'annual'] as const)(
    'of the %s plan shows, charges, receipts and books the same cents',
    async (plan) => {
      const [first, second] = plans[plan]
      const code = await createOffer(site, owner, terms)
      const person = await signUpWithoutTrial(site)
      const shown = await read(person, code.toLowerCase())
      expect(shown).toMatchObject({ status: 200, code, label })
      const ofPlan = shown.plans.find((one) => one.plan === plan)
      expect(centsOf(ofPlan?.offerPrice ?? '')).toBe(first)

      const form = await join(person, plan, code)
      expect(centsOf(form.firstCharge)).toBe(first)
      expect((await invoicesOf(person)).map(({ amount_paid: cents }) => cents)).toEqual([first])
      const { json } = await person.get('/api/account/membership-payments')
      const { payments } = json as { payments: { amount: string }[] }
      expect(payments.map(({ amount }) => centsOf(amount))).toEqual(first > 0 ? [first] : [])
      if (first > 0)
        await eventually(async () =>
          (await mailsTo(site, person.email, /receipt/i)).join('').includes(form.firstCharge),
        )
      const { rows } = await site.pool.query<{ terms: string }>(
        'select c.terms from renewal_consents c join subscriptions s on s.id = c.subscription_id where s.user_id = $1',
        [(await whoIs(person)).id],
      )
      expect(rows[0]?.terms).toContain(`You pay $${form.firstCharge.replace(plan === 'annual' ? '.00' : '', '')} today`)

      const { subscription } = (await person.get('/api/auth/user')).json as {
        subscription: { price: string; nextPrice?: string }
      }
      expect(centsOf(subscription.nextPrice ?? subscription.price)).toBe(second)
      // A year later every other membership of this file would have renewed too, which takes long.
      if (plan === 'annual') return
      await pass(site, person, 32)
      expect((await invoicesOf(person)).map(({ amount_paid: cents }) => cents)).toEqual([second, first])
    },
    60_000,
  )
})

describe('an offer', () => {
  it('charges the full price again from the day it named', async () => {
    const code = await createOffer(site, owner, { duration: 'months', months: 2 })
    const person = await signUpWithoutTrial(site)
    const { plans } = await read(person, code)
    expect(plans[0]).toMatchObject({ plan: 'monthly', payments: 2, price: '12.12', offerPrice: '6.06' })
    await join(person, 'monthly', code)
    await pass(site, person, 32)
    const { subscription } = (await person.get('/api/auth/user')).json as { subscription: object }
    expect(subscription).toMatchObject({ price: '12.12' })
    expect(subscription).not.toHaveProperty('nextPrice')
    await pass(site, person, 32)
    expect((await invoicesOf(person)).map(({ amount_paid: cents }) => cents)).toEqual([1212, 606, 606])
  }, 30_000)

  it('takes the place of the free trial, which is used up by it', async () => {
    const code = await createOffer(site, owner)
    const person = await signUpMember(site)
    expect(await begin(person, 'monthly')).toMatchObject({ intentType: 'setup', trialDays: 7 })
    expect(await begin(person, 'monthly', code)).toMatchObject({
      intentType: 'payment',
      trialDays: 0,
      firstCharge: '6.06',
    })
    await join(person, 'monthly', code)
    expect((await whoIs(person)).trialAvailable).toBe(false)

    // Nor does the same mailbox or card get one with another account.
    await person.post('/api/account/delete', { password: PASSWORD })
    const again = await signUpMember(site, person.email)
    expect(await begin(again, 'monthly')).toMatchObject({ intentType: 'payment', trialDays: 0 })
    const other = await signUpMember(site)
    await confirmCard(site, (await begin(other, 'monthly')).clientSecret, VISA)
    await deliveriesDone(site)
    expect([await isSubscriber(other), (await whoIs(other)).trialAvailable]).toEqual([false, false])
  })

  it('lowers the monthly revenue on the dashboard', async () => {
    const before = await revenue()
    const code = await createOffer(site, owner, { percent: 25, duration: 'forever' })
    await join(await signUpWithoutTrial(site), 'monthly', code)
    expect((await revenue()) - before).toBe(909)
  })

  it('can be used once by each person, whatever the spelling of the address', async () => {
    const code = await createOffer(site, owner)
    const first = await signUpMember(site, 'offer.once@gmail.com')
    await join(first, 'monthly', code)
    const same = await signUpMember(site, 'OfferOnce+again@googlemail.com')
    expect(await read(same, code)).toMatchObject({ status: 409, message: `You’ve already used ${code}.` })
    expect(await begin(same, 'monthly', code)).toMatchObject({ status: 409, message: `You’ve already used ${code}.` })
    expect(await rowsOf(site, same)).toEqual([])
    // A second use is also refused by the database.
    await expect(
      site.pool.query(
        `insert into subscriptions (user_id, plan, status, price_cents, offer_id, offer_person)
         select $1, 'monthly', 'pending', 1212, offer_id, offer_person from subscriptions where user_id = $2`,
        [(await whoIs(same)).id, (await whoIs(first)).id],
      ),
    ).rejects.toMatchObject({ constraint: 'subscriptions_offer_person' })
  })

  it('can be used once also by who has changed the email address since', async () => {
    const code = await createOffer(site, owner, { maxUses: null })
    const person = await signUpWithoutTrial(site)
    await join(person, 'monthly', code)
    const { id } = await atProvider(site, person)
    await deleteAtCards(site, `subscriptions/${id}`)
    await deliveriesDone(site)
    const email = 'offer.moved@example.test'
    expect((await person.post('/api/account/email', { email, password: PASSWORD })).status).toBe(202)
    const token = (await mailedLink(site, email, '/api/change-email')).searchParams.get('token')
    expect((await person.post('/api/change-email', { token })).status).toBe(200)
    expect(await read(person, code)).toMatchObject({ status: 409, message: `You’ve already used ${code}.` })
    expect(await begin(person, 'monthly', code)).toMatchObject({ status: 409 })
  })

  it('keeps its limit when 16 people use it at once', async () => {
    const code = await createOffer(site, owner, { maxUses: 5 })
    const people = await Promise.all(Array.from({ length: 16 }, () => signUpWithoutTrial(site)))
    const forms = await Promise.all(people.map((person) => begin(person, 'monthly', code)))
    const statuses = forms.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 409)).toHaveLength(11)
    const refused = people[statuses.indexOf(409)]
    expect(refused && (await rowsOf(site, refused))).toEqual([])
  }, 60_000)

  it('is given back by an abandoned payment', async () => {
    const code = await createOffer(site, owner, { maxUses: 1 })
    const [first, second] = [await signUpWithoutTrial(site), await signUpWithoutTrial(site)]
    expect(await begin(first, 'monthly', code)).toMatchObject({ status: 200, firstCharge: '6.06' })
    expect(await read(first, code)).toMatchObject({ status: 200 })
    expect(await read(second, code)).toMatchObject({ status: 409, message: `${code} was used up.` })
    // The first person continues without the code.
    expect(await begin(first, 'monthly')).toMatchObject({ status: 200, firstCharge: '12.12' })
    await join(second, 'monthly', code)
    expect(await read(first, code)).toMatchObject({ status: 409 })
    const list = await sendFromPanel(site, owner, 'GET', `/cms/api/membership-offers?where[code][equals]=${code}`)
    expect(await list.json()).toMatchObject({ docs: [{ code, uses: 1 }] })
  })

  it('is given back when the card provider expires the payment', async () => {
    const code = await createOffer(site, owner, { maxUses: 1 })
    const [first, second] = [await signUpWithoutTrial(site), await signUpWithoutTrial(site)]
    await begin(first, 'monthly', code)
    await pass(site, first, 1.1)
    expect(await read(first, code)).toMatchObject({ status: 200 })
    await pass(site, second, 0)
    expect(await read(second, code)).toMatchObject({ status: 200 })
  })

  it('of everything is given back a day after its form was abandoned', async () => {
    const code = await createOffer(site, owner, { percent: 100, maxUses: 1 })
    const [first, second] = [await signUpWithoutTrial(site), await signUpWithoutTrial(site)]
    const form = await begin(first, 'monthly', code)
    expect(form).toMatchObject({ status: 200, intentType: 'setup', firstCharge: '0.00' })
    await runByTheClock(site, 'reconcile')
    expect(await read(second, code)).toMatchObject({ status: 409 })
    await pass(site, second, 1)
    await runByTheClock(site, 'reconcile')
    expect(await read(second, code)).toMatchObject({ status: 200 })
    // The abandoned form can no longer be confirmed.
    await confirmCard(site, form.clientSecret, VISA)
    await deliveriesDone(site)
    await pass(site, first, 0)
    expect(await isSubscriber(first)).toBe(false)
  })

  it('of another plan, audience or time is refused with the reason, and changes nothing', async () => {
    const person = await signUpWithoutTrial(site)
    const refusals: [object, string][] = [
      [{ isActive: false }, 'can’t be used at the moment.'],
      [{ startsAt: inDays(2) }, 'can be used from'],
      [{ startsAt: inDays(-9), endsAt: inDays(-1) }, 'has expired.'],
      [{ audience: 'former' }, 'is for people who were members before.'],
      [{ plans: 'annual' }, 'isn’t for the monthly plan.'],
      // 20 cents would be left, which no card can pay.
      [{ kind: 'amount', amountCents: 1192, plans: 'monthly' }, 'isn’t for the monthly plan.'],
    ]
    for (const [terms, reason] of refusals) {
      const code = await createOffer(site, owner, terms)
      const answer = await begin(person, 'monthly', code)
      expect(answer).toMatchObject({ status: 409 })
      expect(answer.message).toContain(reason)
    }
    expect(await begin(person, 'monthly', 'NOBODY-KNOWS')).toMatchObject({ status: 404 })
    expect(await rowsOf(site, person)).toEqual([])
  })

  it('for new members is refused for former members, and the other way round', async () => {
    const [forNew, forFormer] = [
      await createOffer(site, owner, { audience: 'new' }),
      await createOffer(site, owner, { audience: 'former' }),
    ]
    const former = await payingMember(site)
    await askDelete((await atProvider(site, former)).id)
    await eventually(async () => !(await isSubscriber(former)))
    expect(await read(former, forNew)).toMatchObject({ status: 409, message: `${forNew} is for new members.` })
    expect(await read(former, forFormer)).toMatchObject({ status: 200 })
    expect(await read(await signUpMember(site), forNew)).toMatchObject({ status: 200 })
    await join(former, 'monthly', forFormer)

    await former.post('/api/account/delete', { password: PASSWORD })
    const again = await signUpMember(site, former.email)
    expect(await read(again, forNew)).toMatchObject({ status: 409, message: `${forNew} is for new members.` })
  })

  it('and a code of the shop are each told apart where they don’t belong', async () => {
    const code = await createOffer(site, owner)
    await createCode(site, owner, { code: 'SHOP-ONLY', kind: 'percent', percent: 10 })
    const person = await signUpMember(site)
    expect(await read(person, 'shop-only')).toMatchObject({
      status: 409,
      message: 'SHOP-ONLY is a code for the shop. Use it in your cart.',
    })
    expect(await read(person, 'GIFT-1234')).toMatchObject({ status: 409 })
    expect(await person.put('/api/cart/code', { code })).toMatchObject({
      status: 409,
      json: { message: `${code} is an offer for memberships. Use it when you subscribe.` },
    })
  })

  it('can’t be guessed: after 60 codes in ten minutes the answer is 429', async () => {
    const person = await signUpMember(site)
    let status = 404
    for (let tries = 0; tries < 61; tries += 1) ({ status } = await read(person, `GUESS-${tries}`))
    expect(status).toBe(429)
  })

  it('without a code gets a random one for its link', async () => {
    const code = await createOffer(site, owner, { code: '' })
    expect(code).toMatch(/^JOIN-[2-9A-Z]{10}$/)
    expect(await read(await signUpMember(site), code)).toMatchObject({ status: 200 })
  })

  it('can be changed by owners only, and its changes are audited', async () => {
    const shop = await signUpEmployee(site, 'shop')
    await expect(createOffer(site, shop)).rejects.toThrow('403')
    const code = await createOffer(site, owner)
    const { rows } = await site.pool.query(
      `select what from employee_changes where kind = 'membership-offers' and subject like '%' || $1 || '%'`,
      [code],
    )
    expect(rows).toHaveLength(1)
  })

  it('that was changed keeps its old terms for members, and replaces an open form', async () => {
    const code = await createOffer(site, owner, { percent: 20, duration: 'forever' })
    const [member, other] = [await signUpWithoutTrial(site), await signUpWithoutTrial(site)]
    await join(member, 'monthly', code)
    expect(await begin(other, 'monthly', code)).toMatchObject({ firstCharge: '9.70' })
    await site.pool.query('update membership_offers set percent = 30 where code = $1', [code])
    expect(await begin(other, 'monthly', code)).toMatchObject({ firstCharge: '8.48' })
    await pass(site, member, 32)
    expect((await invoicesOf(member))[0]?.amount_paid).toBe(970)
  })

  it('is named in the member’s export and in the list of members', async () => {
    const code = await createOffer(site, owner, { percent: 20, duration: 'forever' })
    const person = await signUpWithoutTrial(site)
    await join(person, 'monthly', code)
    expect((await person.get('/api/account/export')).json).toMatchObject({
      subscriptions: [{ offer: code, percentOff: 20 }],
    })
    expect((await owner.get('/api/admin/members.csv')).text).toMatch(new RegExp(`${person.email}.*,${code}\\r?\\n?`))
  })
})

const revenue = async (): Promise<number> => (await readMembershipReport(site.pool, new Date())).monthlyCents

async function askDelete(id: string): Promise<void> {
  await fetch(`${site.cardBase}/v1/subscriptions/${id}`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer sk_test_tests' },
  })
}

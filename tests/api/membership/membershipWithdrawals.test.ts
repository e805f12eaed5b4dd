import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGE_COOKIE } from '#contracts/shared/languages.ts'
import type { RefundablePayment } from '#contracts/membership/membershipPayments.ts'
import { centsOf } from '#contracts/shared/money.ts'
import type { PlanChange } from '#contracts/membership/planChanges.ts'
import { START_REQUEST } from '#contracts/membership/startRequest.ts'
import { alertsLike } from '../../support/alerts.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { mailsTo } from '../../support/mails.ts'
import { sellTo } from '../../support/markets.ts'
import { atProvider, isSubscriber, membershipOf, type Person, signUpWithoutTrial } from '../../support/memberships.ts'
import { whoIs } from '../../support/members.ts'
import { jobsDone } from '../../support/orders.ts'
import { PASSWORD, confirmCard, eventually, signUpEmployee, signUpMember, tellCards } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { comeBack, deliveriesDone, passTime, runByTheClock } from '../../support/time.ts'

const site = useSite()
const IN_BERLIN = { country: 'DE', startNow: true }

beforeEach(async () => {
  await sellTo(site, 'US', 'CA', 'DE', 'GB')
  await site.pool.query('delete from rate_limits')
})

const start = (person: Browser, more: object) => person.post('/api/create-subscription', { plan: 'monthly', ...more })

async function subscribe(person: Person, residence: object = IN_BERLIN): Promise<Person> {
  const { status, json, text } = await start(person, residence)
  expect(status, text).toBe(200)
  await confirmCard(site, (json as { clientSecret: string }).clientSecret, '4242 4242 4242 4242')
  await eventually(() => isSubscriber(person))
  await deliveriesDone(site)
  return person
}

const paying = async (residence?: object) => subscribe(await signUpWithoutTrial(site), residence)

async function consentOf(person: Browser) {
  const { rows } = await site.pool.query<{ country: string; start_request: string; reference: string | null }>(
    `select c.* from renewal_consents c join subscriptions s on s.id = c.subscription_id where s.user_id = $1`,
    [(await whoIs(person)).id],
  )
  return rows[0]
}
const referenceOf = async (person: Browser) => (await consentOf(person))?.reference ?? ''

async function refundsOf(person: Browser) {
  const { rows } = await site.pool.query<{ amount_cents: string; status: string }>(
    `select r.amount_cents, r.status from refunds r join subscriptions s on s.id = r.subscription_id where s.user_id = $1`,
    [(await whoIs(person)).id],
  )
  return rows.map(({ amount_cents, status }) => ({ cents: Number(amount_cents), status }))
}

const withdraw = (who: Browser, input: object) =>
  who.post('/api/withdrawals/membership', { name: 'Ada Guest', ...input })
const receipts = (email: string) => mailsTo(site, email, /^We received your withdrawal from your membership/)

describe('a new member in the EU', () => {
  it('must ask for the membership to begin at once; the words, the country and the terms are stored', async () => {
    const person = await signUpWithoutTrial(site)
    const refused = await start(person, { country: 'DE' })
    expect(refused.status).toBe(400)
    expect(refused.json).toMatchObject({ errors: { startNow: expect.stringContaining('Check the box') as string } })
    expect(await consentOf(person)).toBeUndefined()
    await subscribe(person)
    expect(await consentOf(person)).toMatchObject({ country: 'DE', start_request: START_REQUEST })
    await jobsDone(site)
    const [welcome = ''] = await mailsTo(site, person.email, /^Your membership has started/)
    expect(welcome).toContain('I ask for my membership to begin now')
    expect(welcome).toContain('The period ends 14 days after the day on which the contract is concluded')
    expect(welcome).toContain(await referenceOf(person))
  })

  it('on a German page agrees in German, which is stored and repeated in the welcome', async () => {
    const person = await signUpWithoutTrial(site)
    person.cookies.set(LANGUAGE_COOKIE, 'de')
    await person.patch('/api/account', { firstName: 'Ada', lastName: 'Lake', language: 'de' })
    await subscribe(person)
    const request =
      /^Ich möchte, dass meine Mitgliedschaft jetzt beginnt, bevor die 14 Tage für den Widerruf vorbei sind\./
    expect(await consentOf(person)).toMatchObject({
      terms:
        'Du bezahlst heute 12,12\u00a0$. Deine Mitgliedschaft verlängert sich automatisch jeden Monat für 12,12\u00a0$, bis du kündigst. Kündigen kannst du jederzeit.',
      start_request: expect.stringMatching(request) as string,
    })
    await jobsDone(site)
    const [welcome = ''] = await mailsTo(site, person.email, /^Deine Mitgliedschaft/)
    expect(welcome).toContain('Ich möchte, dass meine Mitgliedschaft jetzt beginnt')
  })

  it('gets back as credit what a credit paid of the days after the withdrawal, once', async () => {
    const person = await signUpWithoutTrial(site)
    await start(person, { ...IN_BERLIN, plan: 'annual' })
    const { customer } = await atProvider(site, person)
    await askCards(site, `customers/${customer}/balance_transactions`, { amount: '-500', currency: 'usd' })
    await subscribe(person)
    const balance = async () => (await askCards<{ balance: number }>(site, `customers/${customer}`)).balance
    expect(await balance()).toBe(0)
    await passTime(site, 3)
    await comeBack(person)
    expect((await withdraw(person, { email: person.email })).status).toBe(200)
    await jobsDone(site)
    const [refund] = await refundsOf(person)
    expect(Math.abs((refund?.cents ?? 0) - 712 * (27 / 30))).toBeLessThan(5)
    const restored = await balance()
    expect(Math.abs(-restored - 500 * (27 / 30))).toBeLessThan(5)
    await site.pool.query(
      `update membership_withdrawals set settled_at = null, submitted_at = submitted_at - interval '1 hour' where subscription_id = $1`,
      [await membershipOf(site, person)],
    )
    await runByTheClock(site, 'reconcile')
    await jobsDone(site)
    expect(await balance()).toBe(restored)
  }, 30_000)

  describe('who changed the plan before withdrawing', () => {
    async function changed(from: string, plan: string, days: number) {
      const person = await signUpWithoutTrial(site)
      await subscribe(person, { ...IN_BERLIN, plan: from })
      await passTime(site, days)
      await comeBack(person)
      const shown = (await person.get(`/api/subscription/plan-change?plan=${plan}`)).json as PlanChange
      const { at, due, fullPrice, creditLeft } = shown
      const input = { plan, at, due, fullPrice, creditLeft }
      expect((await person.post('/api/subscription/plan-change', input)).status).toBe(200)
      await deliveriesDone(site)
      const { customer } = await atProvider(site, person)
      return { person, shown, customer }
    }
    const withdrawAfter = async (person: Person, days: number) => {
      await passTime(site, days)
      await comeBack(person)
      expect((await withdraw(person, { email: person.email })).status).toBe(200)
      await jobsDone(site)
      expect(await isSubscriber(person)).toBe(false)
    }
    const balanceOf = async (customer: string) =>
      (await askCards<{ balance: number }>(site, `customers/${customer}`)).balance
    const byHand = async () =>
      (await site.pool.query<{ key: string }>(`select key from alerts where key like 'withdrawal-by-hand:%'`)).rows

    it('gets the rest of a year and of a month back to the card once, and keeps no credit', async () => {
      const { person, shown, customer } = await changed('annual', 'monthly', 3)
      expect(await balanceOf(customer)).toBe(-centsOf(shown.creditLeft))
      await withdrawAfter(person, 5)
      const [refund, ...more] = await refundsOf(person)
      expect(more).toEqual([])
      // Three days of $115 a year, and five of $12.12 a month.
      const used = 11500 * (3 / 365) + 1212 * (5 / 30)
      expect(refund?.status).toBe('succeeded')
      expect(Math.abs((refund?.cents ?? 0) - (11500 - used))).toBeLessThan(15)
      expect(await balanceOf(customer)).toBe(0)

      // A crash before it was noted as settled.
      await site.pool.query(
        `update membership_withdrawals set settled_at = null, submitted_at = submitted_at - interval '1 hour'
         where subscription_id = $1`,
        [await membershipOf(site, person)],
      )
      await runByTheClock(site, 'reconcile')
      await jobsDone(site)
      const open = await site.pool.query('select 1 from membership_withdrawals where settled_at is null')
      expect(open.rows).toEqual([])
      expect(await refundsOf(person)).toEqual([refund])
      expect(await balanceOf(customer)).toBe(0)
      expect(await byHand()).toEqual([])
    }, 30_000)

    it('gets it back although the card provider replays a server error', async () => {
      const { person, customer } = await changed('annual', 'monthly', 3)
      await tellCards(site, 'faults', {
        mode: 'error500',
        path: 'POST /v1/customers/.*/balance_transactions',
        times: 1,
      })
      await withdrawAfter(person, 5)
      expect(await refundsOf(person)).toHaveLength(1)
      expect(await balanceOf(customer)).toBe(0)
    }, 30_000)

    it('gets the rest of a year back, which two payments paid for', async () => {
      const { person, shown, customer } = await changed('monthly', 'annual', 6)
      await withdrawAfter(person, 4)
      const refunds = await refundsOf(person)
      expect(refunds.map(({ status }) => status)).toEqual(refunds.map(() => 'succeeded'))
      const back = refunds.reduce((sum, { cents }) => sum + cents, 0)
      const paid = 1212 + centsOf(shown.due)
      // Six days of a month and four of a year.
      expect(Math.abs(back - (paid - 1212 * (6 / 30) - 11500 * (4 / 365)))).toBeLessThan(15)
      expect(await balanceOf(customer)).toBe(0)
      expect(await byHand()).toEqual([])
    }, 30_000)

    it('is refunded by hand where the credit is gone, and an alert says so', async () => {
      const { person, customer } = await changed('annual', 'monthly', 3)
      await askCards(site, `customers/${customer}/balance_transactions`, { amount: '100', currency: 'usd' })
      const balance = await balanceOf(customer)
      await withdrawAfter(person, 1)
      expect(await refundsOf(person)).toEqual([])
      expect(await balanceOf(customer)).toBe(balance)
      expect(await alertsLike(site.pool, 'withdrawal-by-hand:%')).toMatchObject([
        { message: expect.stringContaining('within 14 days') as string },
      ])
    }, 30_000)
  })

  it('withdraws without signing in: twenty presses are one statement, one receipt with its time and one refund', async () => {
    const person = await paying()
    await passTime(site, 10)
    await comeBack(person)
    const reference = await referenceOf(person)
    const { email } = person
    const { id } = await atProvider(site, person)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => withdraw(site.visitor(), { reference: reference.toLowerCase(), email })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.json).toMatchObject({ reference, email })
    expect(await isSubscriber(person)).toBe(false)
    await jobsDone(site)
    const [receipt = '', ...more] = await receipts(email)
    expect(more).toEqual([])
    expect(receipt).toMatch(/on [A-Z]\w+ \d+, \d{4} at \d+:\d\d:\d\d\s[AP]M UTC/)
    expect(receipt).toContain('less the part for the days until your withdrawal')
    const [refund, ...others] = await refundsOf(person)
    expect(others).toEqual([])
    // About two thirds of $12.12: ten days of a month are over.
    expect(refund?.status).toBe('succeeded')
    expect(refund?.cents).toBeGreaterThan(780)
    expect(refund?.cents).toBeLessThan(840)
    const rows = await site.pool.query<{ status: string }>(
      'select status from subscriptions where subscription_id = $1',
      [id],
    )
    expect(rows.rows).toEqual([{ status: 'canceled' }])
    expect((await atProvider(site, person)).status).toBe('canceled')
  })

  it('gets everything back where no request was stored', async () => {
    const person = await paying()
    await site.pool.query(`update renewal_consents set start_request = null where reference = $1`, [
      await referenceOf(person),
    ])
    await passTime(site, 3)
    await comeBack(person)
    expect((await withdraw(person, { email: person.email })).status).toBe(200)
    await jobsDone(site)
    expect(await refundsOf(person)).toEqual([{ cents: 1212, status: 'succeeded' }])
    expect((await receipts(person.email))[0]).toContain('We refund everything you paid')
  })

  it('is owed what a refund by hand left open, and an alert says how much', async () => {
    const person = await paying()
    await site.pool.query(`update renewal_consents set start_request = null where reference = $1`, [
      await referenceOf(person),
    ])
    const { rows } = await site.pool.query<{ id: number }>(`select id from subscriptions where user_id = $1`, [
      (await whoIs(person)).id,
    ])
    const owner = await signUpEmployee(site)
    await passTime(site, 3)
    await comeBack(owner)
    const path = `/api/admin/memberships/${rows[0]?.id}`
    const { json } = await owner.get(`${path}/payments`)
    const [payment] = (json as { payments: RefundablePayment[] }).payments
    const unused = payment?.offers.unused ?? ''
    const body = { invoiceId: payment?.id, part: 'unused', amount: unused, key: randomUUID() }
    expect((await owner.post(`${path}/refund`, body)).status).toBe(204)
    await jobsDone(site)
    await comeBack(person)
    expect((await withdraw(person, { email: person.email })).status).toBe(200)
    await jobsDone(site)
    expect(await alertsLike(site.pool, 'membership-refund-rest:%')).toMatchObject([
      { message: expect.stringContaining(`Refund the other $${(12.12 - Number(unused)).toFixed(2)}`) as string },
    ])
  })

  it('withdraws in the free trial and is never charged', async () => {
    const person = await subscribe(await signUpMember(site))
    expect((await withdraw(person, { email: person.email })).status).toBe(200)
    await jobsDone(site)
    await passTime(site, 10)
    await comeBack(person)
    expect(await refundsOf(person)).toEqual([])
    expect((await atProvider(site, person)).status).toBe('canceled')
    expect(await isSubscriber(person)).toBe(false)
  })
})

it('a withdrawal from a membership that the card provider never had is settled once', async () => {
  const person = await paying()
  await withdraw(person, { email: person.email })
  await jobsDone(site)
  const { id } = await whoIs(person)
  await site.pool.query('update subscriptions set subscription_id = null where user_id = $1', [id])
  await site.pool.query(
    `update membership_withdrawals set settled_at = null, submitted_at = submitted_at - interval '1 hour'
     where subscription_id in (select id from subscriptions where user_id = $1)`,
    [id],
  )
  await runByTheClock(site, 'reconcile')
  await jobsDone(site)
  const { rows } = await site.pool.query('select 1 from membership_withdrawals where settled_at is null')
  expect(rows).toEqual([])
})

describe('a withdrawal from a membership is refused', () => {
  it('after the 14 days, with the way to cancel instead', async () => {
    const person = await paying()
    await passTime(site, 18)
    await comeBack(person)
    const answer = await withdraw(person, { email: person.email })
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('You can still cancel your membership anytime.')
    expect(await isSubscriber(person)).toBe(true)
    expect(await refundsOf(person)).toEqual([])
  })

  it('to whoever doesn’t know the reference, its email, or the account', async () => {
    const person = await paying()
    const reference = await referenceOf(person)
    const stranger = await signUpMember(site)
    const tries = [
      await withdraw(site.visitor(), { reference, email: 'other@example.test' }),
      await withdraw(stranger, { reference, email: stranger.email }),
      await withdraw(stranger, { email: person.email }),
      await withdraw(site.visitor(), { email: person.email }),
      await withdraw(site.visitor(), { reference: 'MEMBER-2222222222', email: person.email }),
    ]
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await isSubscriber(person)).toBe(true)
  })

  it.each([
    ['in the United States', { country: 'US' }],
    ['elsewhere', {}],
    ['in a country the shop doesn’t sell to', { country: 'FR', startNow: true }],
  ])('to a member %s, whose subscription asks for nothing more', async (_, residence) => {
    const person = await paying(residence)
    expect((await consentOf(person))?.reference).toBeNull()
    expect((await withdraw(person, { email: person.email })).status).toBe(404)
  })
})

it('names and addresses of a withdrawal are exported and removed with the account', async () => {
  const person = await paying()
  const { id } = await whoIs(person)
  await withdraw(person, { email: person.email })
  await jobsDone(site)
  const exported = (await person.get('/api/account/export')).text
  expect(exported).toMatch(/"withdrawnBy":\s*"Ada Guest"/)
  const answer = await person.post('/api/account/delete', { password: PASSWORD })
  expect(answer.status, answer.text).toBeLessThan(300)
  await jobsDone(site)
  const { rows } = await site.pool.query(
    `select w.name, w.email from membership_withdrawals w join subscriptions s on s.id = w.subscription_id where s.user_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ name: '', email: '' }])
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { deleteAtCards } from '../../support/cards.ts'
import { giveMembership, redeem } from '../../support/giftMemberships.ts'
import { mailsTo } from '../../support/mails.ts'
import { whoIs } from '../../support/members.ts'
import { createOffer } from '../../support/membershipOffers.ts'
import { atProvider, begin, isSubscriber, pass, payingMember, type Person, VISA } from '../../support/memberships.ts'
import { jobsDone } from '../../support/orders.ts'
import { confirmCard, eventually, signUpEmployee } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, runByTheClock } from '../../support/time.ts'

const site = useSite()

const setting = (key: string, value: string) =>
  site.pool.query(
    `insert into site_settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value`,
    [key, value],
  )
beforeEach(async () => {
  await setting('comeback_days', '30')
  await setting('comeback_offer', '')
})

const allow = (person: Browser) => person.put('/api/account/comeback-emails', { on: true })

async function formerMember({ allows = true } = {}): Promise<Person> {
  const person = await payingMember(site)
  await site.pool.query('update users set email_verified_at = now() where email = $1', [person.email])
  if (allows) expect((await allow(person)).json).toEqual({ on: true })
  await deleteAtCards(site, `subscriptions/${(await atProvider(site, person)).id}`)
  await eventually(async () => !(await isSubscriber(person)))
  await deliveriesDone(site)
  return person
}

const run = async () => {
  await runByTheClock(site, 'sendComebackEmails')
  await jobsDone(site)
}
const mailsOf = (person: Person) => mailsTo(site, person.email, /^Your membership at/)

describe('the email after a membership ended', () => {
  it('comes once, 30 days later, to who allowed it, and unsubscribes with one press', async () => {
    const person = await formerMember()
    await pass(site, person, 29)
    await run()
    expect(await mailsOf(person)).toEqual([])
    await pass(site, person, 1.5)
    await run()
    await run()
    const [mail = '', ...others] = await mailsOf(person)
    expect(others).toEqual([])
    // They allowed one, so the link in it works also for who allowed another one since.
    expect((await person.get('/api/account/comeback-emails')).json).toEqual({ on: false })
    await allow(person)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    // The outbox decodes bodies; in the header, the token of the link is the same.
    const token = /\/emails\?key=([\w.-]+)/.exec(mail)?.[1] ?? ''
    expect(mail).toContain('/api/comeback-emails/stop?token')
    const stopped = await fetch(`${site.url}/api/comeback-emails/stop?token=${token}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(stopped.status).toBe(204)
    expect((await person.get('/api/account/comeback-emails')).json).toEqual({ on: false })
    await pass(site, person, 3)
    await run()
    expect(await mailsOf(person)).toHaveLength(1)
  }, 40_000)

  it('does not come again after a second membership, unless it was allowed again', async () => {
    const person = await formerMember()
    const endAgain = async () => {
      await confirmCard(site, (await begin(person)).clientSecret, VISA)
      await eventually(() => isSubscriber(person))
      await deliveriesDone(site)
      await deleteAtCards(site, `subscriptions/${(await atProvider(site, person)).id}`)
      await eventually(async () => !(await isSubscriber(person)))
      await deliveriesDone(site)
    }
    await pass(site, person, 31)
    await run()
    expect(await mailsOf(person)).toHaveLength(1)
    await endAgain()
    await pass(site, person, 31)
    await run()
    expect(await mailsOf(person)).toHaveLength(1)
    await endAgain()
    await allow(person)
    await pass(site, person, 31)
    await run()
    expect(await mailsOf(person)).toHaveLength(2)
  }, 60_000)

  it('does not come without consent, nor months later to who allows it then', async () => {
    const person = await formerMember({ allows: false })
    expect((await person.get('/api/account/comeback-emails')).json).toEqual({ on: false })
    await pass(site, person, 31)
    await run()
    await allow(person)
    await setting('comeback_days', '31')
    await run()
    expect(await mailsOf(person)).toEqual([])
  }, 40_000)

  it('does not come to who is a member again, has a gift, or complimentary access', async () => {
    const [again, gifted, patron] = [await formerMember(), await formerMember(), await formerMember()]
    await confirmCard(site, (await begin(again)).clientSecret, VISA)
    await eventually(() => isSubscriber(again))
    expect((await redeem(gifted, (await giveMembership(site)).code)).status).toBe(200)
    await site.pool.query(`update users set complimentary_until = now() + interval '1 year' where email = $1`, [
      patron.email,
    ])
    await pass(site, again, 30.5)
    await run()
    for (const person of [again, gifted, patron]) expect(await mailsOf(person)).toEqual([])
  }, 60_000)

  it('has the offer of the settings for who can use it, and comes without it for others', async () => {
    const code = await createOffer(site, await signUpEmployee(site), { audience: 'former' })
    const person = await formerMember()
    await pass(site, person, 31)
    await setting('comeback_offer', code.toLowerCase())
    await run()
    const [mail = ''] = await mailsOf(person)
    expect(mail).toContain(`/subscribe?offer=${code}`)
    expect(mail).toContain('50% off your first payment')
    const other = await formerMember()
    await pass(site, other, 31)
    await site.pool.query('update membership_offers set is_active = false where code = $1', [code])
    await run()
    const [plain = ''] = await mailsOf(other)
    expect(plain).toContain('/subscribe')
    expect(plain).not.toContain('offer=')
  }, 60_000)

  it('never comes when the settings say 0 days', async () => {
    await setting('comeback_days', '0')
    const person = await formerMember()
    await pass(site, person, 31)
    await run()
    expect(await mailsOf(person)).toEqual([])
  }, 40_000)

  it('can be allowed with the answer why someone canceled; it is exported', async () => {
    const person = await payingMember(site)
    const { id } = await atProvider(site, person)
    await fetch(`${site.cardBase}/v1/subscriptions/${id}`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_tests' },
      body: new URLSearchParams({ cancel_at_period_end: 'true' }),
    })
    await deliveriesDone(site)
    await person.post('/api/subscription/leaving', { reason: 'other' })
    expect((await person.get('/api/account/comeback-emails')).json).toEqual({ on: false })
    await person.post('/api/subscription/leaving', { reason: 'other', mayEmail: true })
    expect((await person.get('/api/account/comeback-emails')).json).toEqual({ on: true })
    expect(JSON.stringify((await person.get('/api/account/export')).json)).toContain('emailAfterMembershipSince')
    expect((await whoIs(person)).isSubscriber).toBe(true)
  })

  it('can’t be stopped with another token', async () => {
    const answer = await site.visitor().post('/api/comeback-emails/stop?token=1.wrong')
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_token' } })
  })
})

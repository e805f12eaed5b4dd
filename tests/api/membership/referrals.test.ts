import { afterEach, describe, expect, it } from 'vitest'
import { endOfPeriod } from '#domain/shop/withdrawals/withdrawalPeriod.ts'
import { askCards, deleteAtCards, lastPayment } from '../../support/cards.ts'
import { mailsTo } from '../../support/mails.ts'
import { signUpPatron, whoIs } from '../../support/members.ts'
import { createOffer } from '../../support/membershipOffers.ts'
import {
  atProvider,
  begin,
  membershipOf,
  type Person,
  pass,
  payingMember,
  signUpWithoutTrial,
} from '../../support/memberships.ts'
import {
  confirmCard,
  eventually,
  PASSWORD,
  signUpConfirmed,
  signUpEmployee,
  signUpMember,
  tellCards,
} from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, passTime, runByTheClock } from '../../support/time.ts'

const site = useSite()
/** Days after which the period for withdrawing is over, whatever day of the week it began. */
const OVER = 17.6
const MASTERCARD = '5555 5555 5555 4444'

afterEach(async () => {
  await tellCards(site, 'faults', { mode: null })
  await site.pool.query(`delete from site_settings where key = 'referral_rewards_per_year'`)
})

type Own = { path: string | null; friends: number; waiting: number; rewards: number; credited: string }

const own = async (person: Person) => (await person.get('/api/account/referrals')).json as Own
const codeOf = async (person: Person) => /ref=(.+)$/.exec((await own(person)).path ?? '')?.[1] ?? ''

let count = 0
async function invite(referrer: Person, email = `friend${++count}@example.test`): Promise<Person> {
  const browser = site.visitor()
  const visit = new URLSearchParams({ landing: '/', ref: await codeOf(referrer) }).toString()
  const answer = await browser.post('/api/signup', { email, password: PASSWORD, firstName: 'F', lastName: 'R', visit })
  expect(answer.status).toBe(201)
  return Object.assign(browser, { email })
}

async function payFor(friend: Person, card = MASTERCARD): Promise<string> {
  await site.pool.query('update users set trial_used_at = now() where email = $1', [friend.email])
  await confirmCard(site, (await begin(friend)).clientSecret, card)
  await eventually(async () => (await whoIs(friend)).isSubscriber)
  await deliveriesDone(site)
  return lastPayment(site, (await atProvider(site, friend)).id)
}

const settle = () => runByTheClock(site, 'settleReferrals')
const balanceOf = async (person: Person): Promise<number> => {
  const { customer } = await atProvider(site, person)
  return (await askCards<{ balance: number }>(site, `customers/${customer}`)).balance
}
const referralOf = async ({ email }: Person) => {
  const { rows } = await site.pool.query<{ state: string; void_reason: string | null; credit_cents: number | null }>(
    'select r.* from referrals r join users u on u.id = r.friend_id where u.email = $1',
    [email],
  )
  return rows[0]
}
const setLimit = (months: number) =>
  site.pool.query(
    `insert into site_settings (key, value) values ('referral_rewards_per_year', $1)
     on conflict (key) do update set value = excluded.value`,
    [String(months)],
  )

describe('the link for friends', () => {
  it('is for members, always the same one', async () => {
    expect(await own(await signUpConfirmed(site))).toMatchObject({ path: null, friends: 0 })
    const patron = await signUpPatron(site)
    const { path } = await own(patron)
    expect(path).toMatch(/^\/\?ref=[a-z2-7]{10}$/)
    expect((await own(patron)).path).toBe(path)
    expect((await site.visitor().get('/api/account/referrals')).status).toBe(401)
  })

  it('counts who joins with it, and never its owner', async () => {
    const email = `own${++count}@example.test`
    const patron = await signUpConfirmed(site, email)
    await site.pool.query(`update users set complimentary_until = now() + interval '1 year' where email = $1`, [email])
    await invite(patron)
    await invite(patron, email.replace('@', '+again@'))
    expect(await own(patron)).toMatchObject({ friends: 1, waiting: 0, rewards: 0 })
  })

  it('with an unknown code creates the account and counts nobody', async () => {
    const answer = await site.visitor().post('/api/signup', {
      email: `friend${++count}@example.test`,
      password: PASSWORD,
      firstName: 'F',
      lastName: 'R',
      visit: 'ref=aaaaaaaaaa',
    })
    expect(answer.status).toBe(201)
  })
})

describe('the reward for a friend', () => {
  it('is a month at the referrer’s price, after the friend’s withdrawal period, once, and pays the next invoice', async () => {
    const referrer = await payingMember(site)
    const friend = await invite(referrer)
    await settle()
    expect(await referralOf(friend)).toMatchObject({ state: 'joined' })
    await payFor(friend)
    await settle()
    expect([await own(referrer), await balanceOf(referrer)]).toMatchObject([{ waiting: 1, rewards: 0 }, 0])

    await pass(site, referrer, OVER)
    await settle()
    await settle()
    expect(await own(referrer)).toMatchObject({ friends: 1, waiting: 0, rewards: 1, credited: '12.12' })
    expect(await balanceOf(referrer)).toBe(-1212)
    const mails = await mailsTo(site, referrer.email, /Your reward/)
    expect([mails.length, mails.join('')]).toEqual([1, expect.stringContaining('$12.12')])

    await pass(site, referrer, 17)
    expect([await balanceOf(referrer), (await whoIs(referrer)).isSubscriber]).toEqual([0, true])
    const { json } = await referrer.get('/api/account/export')
    expect((json as { invitedFriends: unknown[] }).invitedFriends).toMatchObject([
      { state: 'credited', creditCents: 1212 },
    ])
  })

  it('waits until the day on which the friend can no longer withdraw is over', async () => {
    const referrer = await payingMember(site)
    const friend = await invite(referrer)
    await payFor(friend)
    const { rows } = await site.pool.query<{ paid_at: Date; due_at: Date }>(
      `select p.paid_at, r.due_at from referrals r join membership_payments p on p.invoice_id = r.invoice_id
       join users u on u.id = r.friend_id where u.email = $1`,
      [friend.email],
    )
    const [{ paid_at: paidAt, due_at: dueAt } = { paid_at: new Date(), due_at: new Date() }] = rows
    expect(dueAt).toEqual(endOfPeriod(paidAt))
    const days = (dueAt.getTime() - Date.now() - site.clock.aheadMs) / 86_400_000
    expect(days).toBeGreaterThan(14)
    await passTime(site, days - 0.01)
    await settle()
    expect([await balanceOf(referrer), (await referralOf(friend))?.state]).toEqual([0, 'waiting'])
    await passTime(site, 0.02)
    await settle()
    expect(await balanceOf(referrer)).toBe(-1212)
  })

  it.each([
    [{ percent: 50, duration: 'forever' }, 'monthly', 606],
    [{ percent: 50, duration: 'forever' }, 'annual', 480],
    [{ percent: 100, duration: 'months', months: 12 }, 'monthly', 1212],
  ])('is a month at what the referrer pays: with %o on the %s plan, %i cents', async (terms, plan, cents) => {
    const offer = await createOffer(site, await signUpEmployee(site), terms)
    const referrer = await signUpWithoutTrial(site)
    const { json } = await referrer.post('/api/create-subscription', { plan, offer })
    await confirmCard(site, (json as { clientSecret: string }).clientSecret)
    await eventually(async () => (await whoIs(referrer)).isSubscriber)
    await payFor(await invite(referrer))
    await passTime(site, OVER)
    await settle()
    expect(await balanceOf(referrer)).toBe(-cents)
  })

  it('of an annual member is a twelfth of the year', async () => {
    const referrer = await payingMember(site, 'annual')
    await payFor(await invite(referrer))
    await passTime(site, OVER)
    await settle()
    expect(await balanceOf(referrer)).toBe(-959)
  })

  it('is not given for a payment that was refunded in full, but is what is left of one that was refunded in part', async () => {
    const referrer = await payingMember(site)
    const whole = await invite(referrer)
    await askCards(site, 'refunds', { payment_intent: await payFor(whole) })
    const part = await invite(referrer)
    await askCards(site, 'refunds', { payment_intent: await payFor(part), amount: '500' })
    await deliveriesDone(site)
    await passTime(site, OVER)
    await settle()
    expect(await referralOf(whole)).toMatchObject({ state: 'void', void_reason: 'refunded' })
    expect(await referralOf(part)).toMatchObject({ state: 'credited', credit_cents: 712 })
  })

  it('is not given for a friend who withdrew, although the days until then were kept', async () => {
    const referrer = await payingMember(site)
    const friend = await invite(referrer)
    await payFor(friend)
    await site.pool.query(
      `insert into membership_withdrawals (subscription_id, name, email, submitted_at, settled_at)
       values ($1, 'F R', $2, now(), now())`,
      [await membershipOf(site, friend), friend.email],
    )
    await passTime(site, OVER)
    await settle()
    expect(await referralOf(friend)).toMatchObject({ state: 'void', void_reason: 'refunded' })
  })

  it('is not given for a payment that was refunded after the friend’s membership had ended', async () => {
    const referrer = await payingMember(site)
    const friend = await invite(referrer)
    const payment = await payFor(friend)
    await deleteAtCards(site, `subscriptions/${(await atProvider(site, friend)).id}`)
    await eventually(async () => !(await whoIs(friend)).isSubscriber)
    await deliveriesDone(site)
    await askCards(site, 'refunds', { payment_intent: payment })
    await deliveriesDone(site)
    await passTime(site, OVER)
    await settle()
    expect(await referralOf(friend)).toMatchObject({ state: 'void', void_reason: 'refunded' })
    expect(await balanceOf(referrer)).toBe(0)
  })

  it('waits for the bank, and ends with a lost dispute', async () => {
    const referrer = await payingMember(site)
    const friend = await invite(referrer)
    const payment = await payFor(friend)
    const dispute = (await (await tellCards(site, 'dispute', { payment_intent: payment })).json()) as { id: string }
    await deliveriesDone(site)
    await passTime(site, OVER)
    await settle()
    expect(await referralOf(friend)).toMatchObject({ state: 'waiting' })
    await tellCards(site, 'dispute', { close: dispute.id, outcome: 'lost' })
    await deliveriesDone(site)
    await settle()
    expect(await referralOf(friend)).toMatchObject({ state: 'void', void_reason: 'refunded' })
    expect(await balanceOf(referrer)).toBe(0)
  })

  it('is not given for paying with the referrer’s own card', async () => {
    const referrer = await payingMember(site)
    const friend = await invite(referrer)
    await payFor(friend, '4242 4242 4242 4242')
    await settle()
    expect(await referralOf(friend)).toMatchObject({ state: 'void', void_reason: 'same_card' })
  })

  it('is limited by the owner’s setting', async () => {
    await setLimit(1)
    const referrer = await payingMember(site)
    const friends = [await invite(referrer), await invite(referrer)]
    for (const friend of friends) await payFor(friend)
    await passTime(site, OVER)
    await settle()
    const states = await Promise.all(friends.map(async (friend) => (await referralOf(friend))?.state))
    expect(states.sort()).toEqual(['credited', 'void'])
    expect(await balanceOf(referrer)).toBe(-1212)
  })

  it('waits for a referrer without a card, such as one with a gift', async () => {
    const patron = await signUpPatron(site)
    const friend = await invite(patron)
    await payFor(friend)
    await passTime(site, OVER)
    await settle()
    expect(await referralOf(friend)).toMatchObject({ state: 'waiting' })
  })

  it.each(['error500', 'error500_after', 'reset_after', 'timeout'])(
    'is credited once when the card provider fails with %s',
    async (mode) => {
      const referrer = await payingMember(site)
      const friend = await invite(referrer)
      await payFor(friend)
      await passTime(site, OVER)
      await tellCards(site, 'faults', { mode, path: 'balance_transactions', times: mode === 'timeout' ? 1 : 3 })
      await settle()
      await tellCards(site, 'faults', { mode: null })
      await settle()
      expect(await referralOf(friend)).toMatchObject({ state: 'credited' })
      expect(await balanceOf(referrer)).toBe(-1212)
    },
  )

  it('that was interrupted after the credit is not sent again, also a day later', async () => {
    const referrer = await payingMember(site)
    const friend = await invite(referrer)
    await payFor(friend)
    await passTime(site, OVER)
    await settle()
    await site.pool.query(
      `update referrals set state = 'crediting' where friend_id = (select id from users where email = $1)`,
      [friend.email],
    )
    await passTime(site, 2)
    await settle()
    expect(await referralOf(friend)).toMatchObject({ state: 'credited' })
    expect(await balanceOf(referrer)).toBe(-1212)
  })

  it('waits when the card provider has deleted the referrer', async () => {
    const referrer = await payingMember(site)
    const friend = await invite(referrer)
    await payFor(friend)
    const { customer } = await atProvider(site, referrer)
    await passTime(site, OVER)
    await deleteAtCards(site, `customers/${customer}`)
    await settle()
    expect(await referralOf(friend)).toMatchObject({ state: 'waiting', credit_cents: null })
  })

  it('is still given after the friend has left, and no longer says for whom', async () => {
    const referrer = await payingMember(site)
    const friend = await invite(referrer)
    await payFor(friend)
    await friend.post('/api/account/delete', { password: PASSWORD })
    await passTime(site, OVER)
    await settle()
    expect(await balanceOf(referrer)).toBe(-1212)
    const { id } = await whoIs(await comeBackAs(referrer))
    const { rows } = await site.pool.query('select friend_id from referrals where referrer_id = $1', [id])
    expect(rows).toEqual([{ friend_id: null }])
  })

  it('ends with the referrer’s account', async () => {
    const referrer = await payingMember(site)
    const friend = await invite(referrer)
    await payFor(friend)
    await referrer.post('/api/account/delete', { password: PASSWORD })
    expect(await referralOf(friend)).toBeUndefined()
  })
})

async function comeBackAs(person: Person): Promise<Person> {
  await person.post('/api/login', { email: person.email, password: PASSWORD })
  return person
}

describe('a friend', () => {
  it('counts once, also with another account of the same mailbox', async () => {
    const referrer = await payingMember(site)
    const friend = await invite(referrer)
    const again = await invite(referrer, friend.email.replace('@', '+two@'))
    expect([await referralOf(friend), await referralOf(again)]).toMatchObject([{ state: 'joined' }, undefined])
  })

  it('who had an account before the link is none', async () => {
    const referrer = await payingMember(site)
    const old = await signUpMember(site)
    await payFor(old)
    await settle()
    expect(await own(referrer)).toMatchObject({ friends: 0 })
  })
})

import { randomUUID } from 'node:crypto'
import type { Browser } from '../Browser.ts'
import { askCards, deleteAtCards, lastPayment, subscriptionsOf, useCard } from '../cards.ts'
import { centsIn } from '../csv.ts'
import { redeem } from '../giftMemberships.ts'
import type { randomFrom } from '../growth.ts'
import { createOffer } from '../membershipOffers.ts'
import { whoIs } from '../members.ts'
import type { Person } from '../memberships.ts'
import { confirmCard, confirmEmail, eventually, PASSWORD, signUpMember } from '../people.ts'
import type { Site } from '../site.ts'
import { comeBack, deliveriesDone } from '../time.ts'
import type { Counts } from './Counts.ts'
import type { liveInShop } from './liveInShop.ts'

type Random = ReturnType<typeof randomFrom>
type Given = { site: Site; random: Random; counts: Counts; shop: ReturnType<typeof liveInShop>; people: number }

const CARDS = ['4242 4242 4242 4242', '5555 5555 5555 4444', '3782 822463 10005'] as const
type Place = { country: string; postalCode?: string; startNow?: true }
const PLACES: [Place, ...Place[]] = [
  { country: 'US', postalCode: '10001' },
  { country: 'US', postalCode: '97201' },
  { country: 'DE', startNow: true },
]

/** Random members, week by week. */
export function liveAsMembers({ site, random, counts, shop, people: wanted }: Given) {
  const people: Person[] = []
  const overdue = new Set<Person>()
  /** Europeans with a new contract. */
  const mayWithdraw = new Set<Person>()
  const offers: string[] = []

  async function open(owner: Browser): Promise<void> {
    offers.push(await createOffer(site, owner, { duration: 'first' }))
    offers.push(await createOffer(site, owner, { percent: 20, duration: 'forever' }))
    offers.push(await createOffer(site, owner, { percent: 30, duration: 'months', months: 3 }))
    await owner.put('/api/admin/settings', { leaving_discount_percent: '40', leaving_discount_months: '2' })
  }

  async function begin(person: Person): Promise<void> {
    const plan = random.one(['monthly', 'monthly', 'annual'])
    const offer = random.chance(0.4) ? random.one(offers as [string]) : undefined
    const place = random.one(PLACES)
    const asked = { plan, country: place.country, ...(place.postalCode && { postalCode: place.postalCode }) }
    const query = new URLSearchParams({ ...asked, ...(offer && { offer }) }).toString()
    const taxed = await person.get(`/api/membership-tax?${query}`)
    if (!counts.done('tax of a membership', taxed)) return
    const { tax } = taxed.json as { tax: string }
    const total = await firstTotal(person, { plan, offer, tax })
    // Cards of different people.
    await site.pool.query('delete from trial_claims')
    const answer = await person.post('/api/create-subscription', {
      ...{ plan, ...place, ...(offer && { offer }) },
      ...(centsIn(tax) > 0 && { tax, total }),
    })
    const what = `${plan} plan${offer ? ' with an offer' : ''}`
    if (!counts.done(what, answer)) return
    const { clientSecret, trialDays } = answer.json as { clientSecret: string; trialDays: number }
    if (trialDays > 0) counts.happened('trial')
    await confirmCard(site, clientSecret, random.one(CARDS))
    await eventually(async () => (await whoIs(person)).isSubscriber)
    await deliveriesDone(site)
    if (place.country === 'DE') mayWithdraw.add(person)
  }

  /** As the form shows it. */
  async function firstTotal(
    person: Person,
    { plan, offer, tax }: { plan: string; offer: string | undefined; tax: string },
  ) {
    const { rows } = await site.pool.query<{ value: string }>('select value from site_settings where key = $1', [
      `${plan}_price_cents`,
    ])
    const full = Number(rows[0]?.value ?? (plan === 'annual' ? 11_500 : 1212))
    const percent = offer === undefined ? 0 : ([50, 20, 30][offers.indexOf(offer)] ?? 0)
    const isTrial = (await whoIs(person)).trialAvailable
    const cents = isTrial && offer === undefined ? full : full - Math.round((full * percent) / 100)
    return ((cents + centsIn(tax)) / 100).toFixed(2)
  }

  async function join(isFriend = random.chance(0.4)): Promise<void> {
    const email = `member${people.length + 1}@example.test`
    const referrer = people[random.whole(Math.max(0, people.length - 1))]
    let person: Person
    if (referrer && isFriend) {
      await comeBack(referrer)
      const { path } = (await referrer.get('/api/account/referrals')).json as { path: string | null }
      const visit = new URLSearchParams({ landing: '/', ref: /ref=(.+)$/.exec(path ?? '')?.[1] ?? '' }).toString()
      person = Object.assign(site.visitor(), { email })
      const form = { email, password: PASSWORD, firstName: 'F', lastName: 'R', ...(path && { visit }) }
      counts.done('friend', await person.post('/api/signup', form))
    } else person = await signUpMember(site, email)
    await confirmEmail(site, person)
    if (random.chance(0.6)) await site.pool.query('update users set trial_used_at = now() where email = $1', [email])
    people.push(person)
    await begin(person)
  }

  async function refund(person: Person, owner: Browser): Promise<void> {
    const { rows } = await site.pool.query<{ id: number }>(
      'select id from subscriptions where user_id = $1 and first_paid_at is not null order by id desc limit 1',
      [(await whoIs(person)).id],
    )
    const [membership] = rows
    if (!membership) return
    const path = `/api/admin/memberships/${membership.id}`
    const { payments } = (await owner.get(`${path}/payments`)).json as {
      payments: { id: string; offers: { all: string; unused: string } }[]
    }
    const payment = payments[random.whole(Math.max(0, payments.length - 1))]
    const part = random.one(['all', 'unused', 'unused'] as const)
    const amount = payment?.offers[part] ?? '0.00'
    if (!payment || amount === '0.00') return
    const form = { invoiceId: payment.id, part, amount, key: randomUUID() }
    counts.done(`membership refunded, ${part}`, await owner.post(`${path}/refund`, form))
  }

  async function changePlan(person: Person, from: string): Promise<void> {
    const plan = from === 'annual' ? 'monthly' : 'annual'
    const shown = await person.get(`/api/subscription/plan-change?plan=${plan}`)
    if (!counts.done('change of plan, shown', shown)) return
    const { at, due, fullPrice, creditLeft } = shown.json as Record<string, string>
    const input = { plan, at, due, fullPrice, creditLeft }
    counts.done('change of plan', await person.post('/api/subscription/plan-change', input))
  }

  async function leave(person: Person, id: string): Promise<void> {
    const answer = await person.post('/api/subscription/leaving', { reason: 'too_expensive' })
    const { discount } = answer.json as { discount?: { price: string } }
    if (discount && random.chance(0.6)) {
      const stayed = await person.post('/api/subscription/leaving/stay', { price: discount.price })
      return void counts.done('stayed with a discount', stayed)
    }
    if (random.chance(0.3)) await deleteAtCards(site, `subscriptions/${id}`)
    else await askCards(site, `subscriptions/${id}`, { cancel_at_period_end: 'true' })
    counts.happened('left')
  }

  async function withdraw(person: Person): Promise<void> {
    mayWithdraw.delete(person)
    await comeBack(person)
    const statement = { name: 'A B', email: person.email }
    counts.done('membership withdrawn', await person.post('/api/withdrawals/membership', statement))
  }

  async function act(person: Person, week: number, owner: Browser): Promise<void> {
    await comeBack(person)
    const me = await whoIs(person)
    const [newest] = await subscriptionsOf(site, me.id)
    const isRunning = newest && ['active', 'trialing', 'past_due'].includes(newest.status)
    if (overdue.has(person) && isRunning && random.chance(0.6)) {
      overdue.delete(person)
      await useCard(site, newest.id, 'pm_card_visa')
      return counts.happened('new card')
    }
    if (random.chance(0.12) && shop.hunts.length > 0) {
      const [code = ''] = shop.hunts.splice(0, 1)
      counts.done('membership redeemed', await redeem(person, code))
      return
    }
    if (!isRunning) return begin(person)
    const intent = await lastPayment(site, newest.id)
    const kind = random.whole(8)
    if (kind === 0) counts.done('pause', await person.post('/api/subscription/pause', { months: 1 + random.whole(2) }))
    else if (kind === 1) await changePlan(person, me.subscription?.plan ?? '')
    else if (kind === 2) await leave(person, newest.id)
    else if (kind === 3) {
      await useCard(site, newest.id, 'pm_card_chargeCustomerFail')
      overdue.add(person)
      counts.happened('card that fails')
    } else if (kind === 4 || kind === 5) await refund(person, owner)
    else if (kind === 6 && intent) await shop.refundInDashboard('membership refunded in the dashboard', intent)
    else if (kind === 7 && intent) await shop.dispute('membership disputed', intent, week)
  }

  return {
    open,
    people,
    async week(week: number, owner: Browser): Promise<void> {
      for (let joining = 2; joining > 0 && people.length < wanted; joining--) {
        await site.pool.query('delete from rate_limits')
        await join()
      }
      for (const person of people) {
        const withdraws = mayWithdraw.has(person) && random.chance(0.3)
        if (!withdraws && !random.chance(0.12)) continue
        await site.pool.query('delete from rate_limits')
        await (withdraws ? withdraw(person) : act(person, week, owner))
        await deliveriesDone(site)
      }
    },
    /** A friend of a random member. Only some are rewarded: some share a card, get a refund, or leave. */
    async bringFriend(): Promise<void> {
      await site.pool.query('delete from rate_limits')
      await join(true)
    },
    async movePrices(owner: Browser, cents: number): Promise<void> {
      const price = (cents / 100).toFixed(2)
      await owner.put('/api/admin/settings', { monthly_price_cents: String(cents) })
      counts.done('price moved', await owner.post('/api/admin/member-prices/move', { plan: 'monthly', price }))
    },
  }
}

import { beforeAll, describe, expect, it } from 'vitest'
import { growthSince } from '#domain/operations/reports/growth/growthPeriod.ts'
import { readArticleRevenue } from '#domain/operations/reports/growth/readArticleRevenue.ts'
import { readOrigins } from '#domain/operations/reports/growth/readOrigins.ts'
import { readPostRevenue } from '#domain/operations/reports/growth/readPostRevenue.ts'
import { readReferralReport } from '#domain/operations/reports/growth/readReferralReport.ts'
import { readRetention } from '#domain/operations/reports/growth/readRetention.ts'
import type { Browser } from '../../support/Browser.ts'
import {
  randomFrom,
  type RawFriend,
  type RawOrder,
  type RawPerson,
  storeFriend,
  storeOrder,
  storePerson,
} from '../../support/growth.ts'
import { confirmCard, eventually, signUpEmployee } from '../../support/people.ts'
import { publishFilm } from '../../support/posts.ts'
import { checkoutForm, fillCart, openShop, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const seed = Number(process.env['GROWTH_SEED'] ?? Math.floor(Math.random() * 1_000_000))
const now = new Date()
const since = growthSince(now)
let owner: Browser
let posts: number[]
const people: RawPerson[] = []
const orders: RawOrder[] = []
const friends: RawFriend[] = []

beforeAll(async () => {
  process.stdout.write(`\nGROWTH_SEED=${seed} repeats these rows\n`)
  const random = randomFrom(seed)
  owner = await signUpEmployee(site)
  posts = [(await publishFilm(owner)).id, (await publishFilm(owner)).id]
  for (let left = 60; left > 0; left -= 1) people.push(await storePerson(site, random, now, posts))
  for (let left = 40; left > 0; left -= 1) orders.push(await storeOrder(site, random, now))
  for (const { id } of people.slice(0, 25)) friends.push(await storeFriend(site, random, id))
})

const nameOf = (origin: RawPerson['origin']): string | null =>
  origin?.source ?? origin?.host ?? (origin?.landing ? 'direct' : null)
const sumOf = <Item>(items: Item[], value: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0)
const isMember = ({ memberships }: RawPerson): boolean =>
  memberships.some(({ firstPaidAt, isInForce }) => firstPaidAt !== null && isInForce)

describe('the numbers of growth, counted again from random rows', () => {
  it('the funnel, by source and campaign', async () => {
    const counted = await readOrigins(site.pool, since, now)
    const mine = people.filter(({ createdAt }) => createdAt > since)
    const of = (origin: string | null, campaign: string | null) =>
      mine.filter((one) => nameOf(one.origin) === origin && (one.origin?.campaign ?? null) === campaign)
    for (const { origin, campaign, ...numbers } of counted) {
      const these = of(origin, campaign)
      expect(numbers, `${origin} ${campaign}, seed ${seed}`).toMatchObject({
        signUps: these.length,
        confirmed: these.filter(({ confirmed }) => confirmed).length,
        started: these.filter(({ memberships }) => memberships.length > 0).length,
        paid: these.filter(({ memberships }) => memberships.some(({ firstPaidAt }) => firstPaidAt)).length,
        members: these.filter(isMember).length,
      })
    }
    expect(sumOf(counted, ({ signUps }) => signUps)).toBe(mine.length)
  })

  it('the orders of each source', async () => {
    const counted = await readOrigins(site.pool, since, now)
    const paid = orders.filter(({ payment, paidAt }) => !['pending', 'failed'].includes(payment) && paidAt > since)
    for (const origin of ['reddit.com', 'news.example', null]) {
      const these = paid.filter((order) => (order.origin ?? null) === origin)
      const found = counted.filter((row) => row.origin === origin)
      expect(
        sumOf(found, (row) => row.orders),
        String(origin),
      ).toBe(these.length)
      expect(
        sumOf(found, ({ orderCents }) => orderCents),
        String(origin),
      ).toBe(sumOf(these, ({ total, refunded }) => total - refunded))
    }
  })

  it('who stays, by month of joining', async () => {
    const monthOf = (date: Date) => date.toISOString().slice(0, 7)
    const lives = people.flatMap(({ memberships }) => {
      const spans = memberships.flatMap(({ firstPaidAt, endedAt }) =>
        firstPaidAt ? [{ from: firstPaidAt.getTime(), until: endedAt?.getTime() ?? Infinity }] : [],
      )
      return spans.length > 0 ? [{ spans, joined: Math.min(...spans.map(({ from }) => from)) }] : []
    })
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1))
    const months = Array.from(
      { length: 12 },
      (_, index) => new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + index, 1)),
    )
    const expected = months.flatMap((month, index) => {
      const these = lives.filter(({ joined }) => monthOf(new Date(joined)) === monthOf(month))
      const ends = months
        .slice(index)
        .map((later) => Math.min(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 1), now.getTime()))
      const left = ends.map(
        (end) => these.filter(({ spans }) => spans.some(({ from, until }) => from <= end && until > end)).length,
      )
      return these.length > 0 ? [{ month: monthOf(month), joined: these.length, left }] : []
    })
    expect(await readRetention(site.pool, now)).toEqual(expected)
  })

  it('the revenue of memberships by post', async () => {
    const counted = await readPostRevenue(site.pool, since)
    const paid = people.flatMap((person) =>
      person.memberships.flatMap((membership) => {
        const payments = membership.payments.filter(({ paidAt }) => paidAt > since)
        return payments.length > 0 ? [{ postId: membership.postId ?? person.postId, payments }] : []
      }),
    )
    for (const { postId, memberships, cents } of counted) {
      const these = paid.filter((one) => one.postId === postId)
      expect({ memberships, cents }, `post ${postId}, seed ${seed}`).toEqual({
        memberships: these.length,
        cents: sumOf(these, ({ payments }) => sumOf(payments, (payment) => payment.cents - payment.returned)),
      })
    }
    expect(sumOf(counted, ({ memberships }) => memberships)).toBe(paid.length)
  })
})

describe('the revenue of orders by article', () => {
  it('is what buyers paid for it, without tax and shipping', async () => {
    const [variantId = 0] = await openShop(site)
    const guest = site.visitor()
    await fillCart(guest, variantId, 2)
    const { clientSecret, orderReference } = await startPayment(guest, {
      ...checkoutForm,
      visit: 'from=reddit.com&landing=%2F',
    })
    await confirmCard(site, clientSecret)
    const paid = async () =>
      (
        await site.pool.query<{ cents: number; title: string }>(
          `select o.subtotal_cents::int as cents, m.title from orders o join order_lines l on l.order_id = o.id
           join variants v on v.id = l.variant_id join merchandise m on m.id = v.merchandise_id
           where o.reference = $1 and o.payment = 'paid'`,
          [orderReference],
        )
      ).rows[0]
    await eventually(async () => (await paid()) !== undefined)
    const { cents = 0, title = '' } = (await paid()) ?? {}
    expect(await readArticleRevenue(site.pool, since)).toContainEqual({ title, orders: 1, pieces: 2, cents })
  })
})

describe('the exports of growth', () => {
  it.each(['origins', 'retention', 'posts', 'articles', 'referrals', 'people', 'memberships'])(
    '%s are CSV',
    async (name) => {
      const { status, headers, text } = await owner.get(`/api/admin/growth/${name}.csv`)
      expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
      expect(text.split('\r\n').length).toBeGreaterThan(2)
    },
  )

  it('have a line for each account and each payment, without addresses', async () => {
    const linesOf = async (name: string) =>
      (await owner.get(`/api/admin/growth/${name}.csv`)).text.trim().split('\r\n').slice(1)
    const accounts = await linesOf('people')
    for (const { id } of people) expect(accounts.filter((line) => line.startsWith(`${id},`))).toHaveLength(1)
    expect(accounts.join('')).not.toContain('@')
    const payments = people.flatMap(({ memberships }) => memberships.map((one) => Math.max(1, one.payments.length)))
    expect(await linesOf('memberships')).toHaveLength(sumOf(payments, (count) => count))
  })
})

it('friends of members are counted by state', async () => {
  const inState = (...states: string[]) => friends.filter(({ state }) => states.includes(state))
  expect(await readReferralReport(site.pool), `seed ${seed}`).toEqual({
    friends: friends.length,
    paid: friends.length - inState('joined').length,
    waiting: inState('waiting', 'crediting').length,
    rewards: inState('credited').length,
    creditedCents: sumOf(inState('credited'), ({ creditCents }) => creditCents ?? 0),
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { GRACE_DAYS } from '#contracts/shared/constants.ts'
import { growthSince } from '#domain/operations/reports/growth/growthPeriod.ts'
import { readArticleRevenue } from '#domain/operations/reports/growth/readArticleRevenue.ts'
import { readOrigins } from '#domain/operations/reports/growth/readOrigins.ts'
import { readPostRevenue } from '#domain/operations/reports/growth/readPostRevenue.ts'
import { readReferralReport } from '#domain/operations/reports/growth/readReferralReport.ts'
import { readRetention } from '#domain/operations/reports/growth/readRetention.ts'
import { centsIn, readCsv } from '../../support/csv.ts'
import { randomFrom, storeFriend, storeOrder, storePerson } from '../../support/growth.ts'
import { signUpEmployee } from '../../support/people.ts'
import { publishFilm } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'

type Line = Record<string, string>

const site = useSite()
const seed = Number(process.env['GROWTH_SEED'] ?? Math.floor(Math.random() * 1_000_000))
const now = new Date()
const since = growthSince(now)
/** The exported files, and nothing else. */
const files = {} as Record<'people' | 'memberships' | 'orders' | 'lines' | 'friends', Line[]>

beforeAll(async () => {
  process.stdout.write(`\nGROWTH_SEED=${seed} repeats these rows\n`)
  const random = randomFrom(seed)
  const owner = await signUpEmployee(site)
  const posts = [(await publishFilm(owner)).id, (await publishFilm(owner)).id]
  for (let left = 60; left > 0; left -= 1) {
    const { id } = await storePerson(site, random, now, posts)
    if (random.chance(0.3)) await storeFriend(site, random, id)
  }
  await site.pool.query(
    `update users set closed_at = now() where id in (select user_id from subscriptions where ended_at is null order by id limit 3)`,
  )
  for (let left = 40; left > 0; left -= 1) await storeOrder(site, random, now)
  files.people = await readCsv(owner, '/api/admin/growth/people.csv')
  files.memberships = await readCsv(owner, '/api/admin/growth/memberships.csv')
  files.friends = await readCsv(owner, '/api/admin/growth/referrals.csv')
  files.orders = await readCsv(owner, '/api/admin/orders.csv')
  files.lines = await readCsv(owner, '/api/admin/exports/order-lines.csv')
})

const sumOf = (lines: Line[], value: (line: Line) => number): number =>
  lines.reduce((sum, line) => sum + value(line), 0)
const timeOf = (text: string | undefined): number => (text ? Date.parse(text) : NaN)
const isRecent = (text: string | undefined): boolean => timeOf(text) > since.getTime()
function groupsOf(lines: Line[], keyOf: (line: Line) => string): [string, Line[]][] {
  const groups = new Map<string, Line[]>()
  for (const line of lines) groups.set(keyOf(line), [...(groups.get(keyOf(line)) ?? []), line])
  return [...groups]
}
const countOf = (lines: Line[], title: string): number => new Set(lines.map((line) => line[title])).size

/** As docs/decisions/095 says it. */
function isMember(membership: Line): boolean {
  const { Status: status = '', 'First paid': paid, 'Suspended for': suspended, 'Paused from': pausedFrom } = membership
  if (!paid || suspended) return false
  const isActive = status === 'trialing' || status === 'active'
  if (pausedFrom) return isActive && now.getTime() < timeOf(pausedFrom)
  const from = isActive ? membership['Period ends'] : status === 'past_due' ? membership['Payment late since'] : ''
  return now.getTime() < timeOf(from) + GRACE_DAYS * 86_400_000
}

describe('counted again from the exported files alone:', () => {
  it('the funnel, with members now and the revenue of orders', async () => {
    const keyOf = (line: Line) => JSON.stringify([line['Came from'] || null, line['Campaign'] || null])
    const people = files.people.filter((line) => isRecent(line['Signed up']) && line['Employee'] === 'no')
    const counted = new Map<string, number[]>()
    for (const [key, these] of groupsOf(people, keyOf)) {
      const lives = these.map((person) => ({
        person,
        own: files.memberships.filter((line) => line['Account'] === person['Account']),
      }))
      counted.set(key, [
        these.length,
        these.filter((line) => line['Email confirmed']).length,
        lives.filter(({ own }) => own.length > 0).length,
        lives.filter(({ own }) => own.some((line) => line['First paid'])).length,
        lives.filter(({ person, own }) => !person['Account closed'] && own.some(isMember)).length,
        0,
        0,
      ])
    }
    const orders = files.orders.filter((line) => isRecent(line['Paid']))
    for (const [key, these] of groupsOf(orders, keyOf)) {
      const revenue = sumOf(
        these,
        (line) =>
          centsIn(line['Total']) -
          centsIn(line['Refunded']) -
          (centsIn(line['Paid by gift card']) - centsIn(line['Returned to gift card'])),
      )
      counted.set(key, [...(counted.get(key) ?? [0, 0, 0, 0, 0, 0, 0]).slice(0, 5), these.length, revenue])
    }
    const shown = await readOrigins(site.pool, since, now)
    const expected = shown.map(({ origin, campaign, ...numbers }) => [
      JSON.stringify([origin, campaign]),
      Object.values(numbers),
    ])
    expect(Object.fromEntries(counted), `seed ${seed}`).toEqual(Object.fromEntries(expected))
    expect(shown.some(({ members, paid }) => members > 0 && members < paid)).toBe(true)
  })

  it('who stays, by month of joining', async () => {
    const paid = files.memberships.filter((line) => line['First paid'])
    const lives = groupsOf(paid, (line) => line['Account'] ?? '').map(([, own]) => ({
      own,
      joined: Math.min(...own.map((line) => timeOf(line['First paid']))),
    }))
    for (const { month, joined, left } of await readRetention(site.pool, now)) {
      const these = lives.filter((life) => new Date(life.joined).toISOString().startsWith(month))
      const [year = 0, number = 0] = month.split('-').map(Number)
      const ends = left.map((_, after) => Math.min(Date.UTC(year, number + after, 1), now.getTime()))
      const stayed = ends.map(
        (end) =>
          these.filter(({ own }) =>
            own.some((line) => timeOf(line['First paid']) <= end && !(timeOf(line['Ended']) <= end)),
          ).length,
      )
      expect({ joined: these.length, left: stayed }, `${month}, seed ${seed}`).toEqual({ joined, left })
    }
  })

  it('the revenue of memberships by post', async () => {
    const postOfSignUp = new Map(files.people.map((line) => [line['Account'], line['Post']]))
    const payments = files.memberships.filter((line) => isRecent(line['Paid']))
    const counted = groupsOf(payments, (line) => line['Post'] || postOfSignUp.get(line['Account']) || '')
    const shown = await readPostRevenue(site.pool, since)
    expect(
      Object.fromEntries(
        counted.map(([post, these]) => [
          post,
          [countOf(these, 'Membership'), sumOf(these, (line) => centsIn(line['Amount']) - centsIn(line['Went back']))],
        ]),
      ),
      `seed ${seed}`,
    ).toEqual(
      Object.fromEntries(shown.map(({ postId, memberships, cents }) => [String(postId ?? ''), [memberships, cents]])),
    )
  })

  it('the revenue of orders by article', async () => {
    const sold = files.lines.filter(
      (line) => isRecent(line['Paid']) && line['Payment'] !== 'refunded' && line['Canceled'] === '',
    )
    const counted = groupsOf(sold, (line) => line['Title'] ?? '').map(([title, these]) => [
      title,
      [
        countOf(these, 'Order'),
        sumOf(these, (line) => Number(line['Pieces'])),
        sumOf(these, (line) => centsIn(line['Total']) - centsIn(line['Share of discount'])),
      ],
    ])
    const shown = await readArticleRevenue(site.pool, since)
    expect(Object.fromEntries(counted), `seed ${seed}`).toEqual(
      Object.fromEntries(shown.map(({ title, orders, pieces, cents }) => [title, [orders, pieces, cents]])),
    )
    expect(files.lines.some((line) => centsIn(line['Share of discount']) > 0)).toBe(true)
  })

  it('friends of members', async () => {
    const inState = (...states: string[]) => files.friends.filter((line) => states.includes(line['State'] ?? ''))
    expect({
      friends: files.friends.length,
      paid: files.friends.length - inState('joined').length,
      waiting: inState('waiting', 'crediting').length,
      rewards: inState('credited').length,
      creditedCents: sumOf(inState('credited'), (line) => centsIn(line['Credit'])),
    }).toEqual(await readReferralReport(site.pool))
    expect(files.friends.length).toBeGreaterThan(5)
  })
})

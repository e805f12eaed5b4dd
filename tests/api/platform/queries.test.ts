import { addressOf } from '#contracts/shared/addressOf.ts'
import { NEWEST_MERCHANDISE, NEWEST_POSTS } from '#contracts/shared/newest.ts'
import { readMerchandise } from '#contracts/routes/shop/merchandise.ts'
import { listPosts } from '#contracts/routes/content/posts.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillDatabase } from '#seed/bench/fillDatabase.ts'
import { sizes } from '#seed/bench/sizes.ts'
import type { Browser } from '../../support/Browser.ts'
import { fillCarts, hotRoutes, POST, type Visitors } from '../../support/hotRoutes.ts'
import { signUpPatron } from '../../support/members.ts'
import { eventually, signUpEmployee, signUpMember } from '../../support/people.ts'
import { type App, startSecondApp } from '../../support/secondApp.ts'
import { useSite } from '../../support/site.ts'
import { recordStatements } from '../../support/statements.ts'

const site = useSite()
let visitors: Visitors

beforeAll(async () => {
  await fillDatabase(site.pool, sizes.medium)
  visitors = {
    newcomer: site.visitor(),
    guest: site.visitor(),
    member: await signUpMember(site),
    subscriber: await signUpPatron(site),
    employee: await signUpEmployee(site),
  }
  await fillCarts(visitors)
})

describe('a request', () => {
  it.each(hotRoutes.map((route) => [route.name, route.most, route] as const))(
    'to %s runs at most %i statements',
    async (_name, most, { ask, status }) => {
      const recorded = await recordStatements(site)
      const answer = await ask(visitors, site)
      expect(answer).toMatchObject({ status })
      expect(recorded.length, recorded.map(({ text }) => text.trim()).join('\n')).toBeLessThanOrEqual(most)
      // Zero would mean that recording failed: every one of these routes queries the database.
      expect(recorded.length).toBeGreaterThan(0)
    },
  )
})

const lists = [
  '/api/posts',
  addressOf(listPosts, { query: NEWEST_POSTS }),
  '/api/products',
  '/api/merchandise',
  addressOf(readMerchandise, { query: NEWEST_MERCHANDISE }),
]
const AT_HOME = ['from watch_positions', 'keeps_positions']
const pages = ['/', '/content', '/shop', '/merchandise']

describe('cached responses', () => {
  let keeping: App
  beforeAll(async () => {
    keeping = await startSecondApp(site, { keepsAnswers: true })
    const guest = keeping.as(visitors.newcomer)
    for (const path of [...lists, ...pages]) await isCachedFor(() => guest.get(path))
  })
  afterAll(() => keeping.close())

  it.each([...lists, ...pages])('of %s run no statement for visitors', async (path) => {
    const guest = keeping.as(visitors.newcomer)
    const recorded = await recordStatements(site)
    // A job may change something at any moment, after which the first request loads the response again.
    await eventually(async () => {
      await isCachedFor(() => guest.get(path))
      recorded.length = 0
      for (const _request of ['first', 'second', 'third']) expect((await guest.get(path)).status).toBe(200)
      return recorded.length === 0
    })
  })

  it.each(['member', 'subscriber'] as const)('of the posts run only the session lookup for a %s', async (who) => {
    const browser = keeping.as(visitors[who])
    await isCachedFor(() => browser.get('/api/posts'))
    const recorded = await recordStatements(site)
    expect((await browser.get('/api/posts')).status).toBe(200)
    expect(recorded.map(({ text }) => text)).toEqual([expect.stringContaining('users_sessions')])
  })
})

describe('a page with a cache', () => {
  let keeping: App
  beforeAll(async () => {
    keeping = await startSecondApp(site, { keepsAnswers: true })
  })
  afterAll(() => keeping.close())

  const recordPage = async (browser: Browser, path: string) => {
    await browser.get(path)
    const recorded = await recordStatements(site)
    expect((await browser.get(path)).status).toBe(200)
    return recorded.map(({ text }) => text)
  }

  it.each([
    ['newcomer', 4],
    ['subscriber', 10],
  ] as const)('of a post, for a %s, runs at most %i statements', async (who, most) => {
    const browser = keeping.as(visitors[who])
    const path = `/content/${POST}`
    // A visitor's page is kept whole, once a copy of it has been compressed and while no job changes anything.
    await eventually(async () => (await recordPage(browser, path)).length <= most)
  })

  const containing = (tables: string[]) => tables.map((table) => expect.stringContaining(table) as string).sort()

  it.each(pages)('at %s runs only the session lookup, and at home reads what to continue', async (path) => {
    const statements = await recordPage(keeping.as(await signUpMember(site)), path)
    expect(statements).toHaveLength(path === '/' ? 3 : 1)
    expect(statements).toEqual(expect.arrayContaining(containing(['users_sessions', ...(path === '/' ? AT_HOME : [])])))
  })

  it.each(pages)('at %s runs two more statements with a cart', async (path) => {
    const statements = await recordPage(keeping.as(visitors.member), path)
    expect(statements).toHaveLength(path === '/' ? 5 : 3)
    const tables = ['users_sessions', 'from carts', 'from cart_items', ...(path === '/' ? AT_HOME : [])]
    expect(statements).toEqual(expect.arrayContaining(containing(tables)))
  })
})

async function isCachedFor(ask: () => Promise<{ headers: Headers }>): Promise<void> {
  await eventually(async () => /^"/.test((await ask()).headers.get('etag') ?? ''))
}

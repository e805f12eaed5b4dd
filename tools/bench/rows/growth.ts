import { FIRST_ID, type Size, sizes } from '../../../seed/bench/sizes.ts'
import type { Testbed, Site } from '../createTestbed.ts'
import { runLoad } from '../load.ts'
import { median } from '../measure.ts'
import { judge } from '../pace.ts'
import type { Result, Row } from '../Row.ts'
import { fetchWire, compareBytes } from './compareBytes.ts'

const CHANGES = 5
const POLL_MS = 5
const REBUILD_MS = 150

export const growth: Row = {
  name: 'growth',
  size: 'small',
  run: async (testbed, report) => {
    const other = await testbed.startSite()
    let first: number | undefined
    for (const size of [sizes.small, sizes.medium, sizes.large]) {
      await testbed.grow(size)
      await waitForPostCount([testbed.site, other], size)
      const cost = await reportUnchanged(testbed, report, size, first)
      first ??= cost
      await reportChange(testbed, other, report, size)
    }
    await other.stop()
  },
}

async function reportUnchanged(
  testbed: Testbed,
  report: (result: Result) => void,
  { posts }: Size,
  first: number | undefined,
): Promise<number> {
  const { product, limit } = await compareBytes(testbed, { path: '/api/posts', isUnchanged: true, connections: 32 })
  // Relative to the bare server measured in alternation, because the machine's speed varies.
  const cost = product.processCpu / limit.processCpu
  const isSteady = first === undefined || cost <= 1.3 * first
  report({
    row: `the list of ${posts.toLocaleString('en')} posts, 304`,
    target: 'compared with the bare server, the same CPU at every size (within 30 %)',
    meets: isSteady,
    product,
    limit,
  })
  return cost
}

/** Measures how soon both processes show a change, and how long readers wait. */
async function reportChange(
  { site, cookies, pace }: Testbed,
  other: Site,
  report: (result: Result) => void,
  { posts }: Size,
): Promise<void> {
  const changes: number[] = []
  const reading = runLoad({
    url: site.url,
    loadRequests: [{ path: '/api/posts', headers: { 'Accept-Encoding': 'br' } }],
    connections: 8,
    seconds: 8,
  })
  for (let change = 0; change < CHANGES; change++) {
    const title = `Renamed ${change} at ${posts}`
    const saved = await rename(site.url, cookies.employee, title)
    await Promise.all([site, other].map(({ url }) => waitForTitle(url, title)))
    changes.push(performance.now() - saved)
  }
  const { p99, failures } = await reading
  const slowest = Math.max(...changes)
  report({
    row: `a change among ${posts.toLocaleString('en')} posts, seen by two processes`,
    target: posts === sizes.medium.posts ? `≤ 1 s; rebuilt in ≤ ${REBUILD_MS} ms; readers do not wait` : '≤ 1 s',
    meets: judge(pace, (slower) => {
      const isSoon = posts !== sizes.medium.posts || median(changes) <= REBUILD_MS * slower
      return isSoon && slowest <= 1000 && failures === 0
    }),
    product: { p99 },
    pace,
    note: `seen after ${Math.round(median(changes))} ms, at most ${Math.round(slowest)} ms`,
  })
}

async function rename(siteUrl: string, cookie: string, title: string): Promise<number> {
  const answer = await fetch(`${siteUrl}/cms/api/posts/${FIRST_ID + 1}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Origin: siteUrl, Cookie: cookie },
    body: JSON.stringify({ title }),
  })
  if (!answer.ok) throw new Error(`The panel answered ${answer.status}: ${await answer.text()}`)
  return performance.now()
}

async function waitForTitle(siteUrl: string, title: string): Promise<void> {
  let seen = ''
  for (;;) {
    const { status, headers, body } = await fetchWire(`${siteUrl}/api/posts`, { 'If-None-Match': seen })
    if (status === 200 && body.includes(title)) return
    seen = headers['etag'] ?? ''
    await pause(POLL_MS)
  }
}

async function waitForPostCount(sites: Site[], { posts }: Size): Promise<void> {
  for (const { url } of sites) {
    for (;;) {
      const { body } = await fetchWire(`${url}/api/posts`, {})
      if ((JSON.parse(body.toString()) as unknown[]).length >= posts) break
      await pause(100)
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

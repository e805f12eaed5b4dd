import type { Testbed } from './createTestbed.ts'
import { sleep } from './waitUntil.ts'

type TimedResponse = { at: number; tookMs: number; status: number; path: string; hasRetryAfter: boolean }

export type Traffic = {
  responses: TimedResponse[]
  /** Ids of cart items that got a 201. */
  acknowledged: number[]
  stop: () => Promise<void>
}

const PAUSE_MS = 15

export function startTraffic(testbed: Testbed, { writers = 4, readers = 4, siteUrl = testbed.siteUrl } = {}): Traffic {
  const responses: TimedResponse[] = []
  const acknowledged: number[] = []
  let isStopped = false
  const measure = async (path: string, ask: () => ReturnType<ReturnType<Testbed['visitor']>['get']>) => {
    const at = performance.now()
    const answer = await ask()
    const tookMs = performance.now() - at
    responses.push({ at, tookMs, status: answer.status, path, hasRetryAfter: answer.headers.has('retry-after') })
    return answer
  }
  const write = async () => {
    while (!isStopped) {
      const guest = testbed.visitor(siteUrl)
      const line = { merchandiseVariantId: testbed.variantId, quantity: 1 }
      const { status, json } = await measure('POST /api/cart', () => guest.post('/api/cart', line))
      if (status === 201) acknowledged.push((json as { id: number }).id)
      await sleep(PAUSE_MS)
    }
  }
  // Signed in, so that the site looks up a session each time.
  const reader = testbed.visitor(siteUrl)
  for (const [name, value] of testbed.employee.cookies) reader.cookies.set(name, value)
  const read = async (path: string) => {
    while (!isStopped) {
      const visitor = path === '/api/auth/user' ? reader : testbed.visitor(siteUrl)
      await measure(`GET ${path}`, () => visitor.get(path))
      await sleep(PAUSE_MS)
    }
  }
  const paths = ['/api/posts', '/', '/api/auth/user', '/healthz']
  const all = [
    ...Array.from({ length: writers }, write),
    ...Array.from({ length: readers }, (_, index) => read(paths[index % paths.length] ?? '/')),
  ]
  return {
    responses,
    acknowledged,
    stop: async () => {
      isStopped = true
      await Promise.all(all)
    },
  }
}

export async function countLost({ pool }: Testbed, acknowledged: number[]): Promise<number> {
  const { rowCount } = await pool.query('select 1 from cart_items where id = any($1)', [acknowledged])
  return acknowledged.length - (rowCount ?? 0)
}

const EXPECTED = [200, 201, 304]

/** Errors without Retry-After, and missing responses. */
export const unexpectedResponses = (responses: TimedResponse[]): TimedResponse[] =>
  responses.filter(({ status, hasRetryAfter }) => !EXPECTED.includes(status) && !(status === 503 && hasRetryAfter))

export function tally(responses: { status: number }[]): string {
  const counts = new Map<number, number>()
  for (const { status } of responses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status || 'no answer'}`)
    .join(', ')
}

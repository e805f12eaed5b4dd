import type { Ground } from './ground.ts'
import { sleep } from './wait.ts'

type Met = { at: number; tookMs: number; status: number; path: string; hasRetryAfter: boolean }

export type Traffic = {
  /** What every request met, by the moment it was sent. */
  met: Met[]
  /** Lines of carts that were acknowledged. */
  stored: number[]
  stop: () => Promise<void>
}

const PAUSE_MS = 15

/** Visitors who read and write all the time, until told to stop. */
export function startTraffic(ground: Ground, { writers = 4, readers = 4, siteUrl = ground.siteUrl } = {}): Traffic {
  const met: Met[] = []
  const stored: number[] = []
  let isOver = false
  const note = async (path: string, ask: () => ReturnType<ReturnType<Ground['visitor']>['get']>) => {
    const at = performance.now()
    const answer = await ask()
    const tookMs = performance.now() - at
    met.push({ at, tookMs, status: answer.status, path, hasRetryAfter: answer.headers.has('retry-after') })
    return answer
  }
  const write = async () => {
    while (!isOver) {
      const guest = ground.visitor(siteUrl)
      const line = { merchandiseVariantId: ground.variantId, quantity: 1 }
      const { status, json } = await note('POST /api/cart', () => guest.post('/api/cart', line))
      if (status === 201) stored.push((json as { id: number }).id)
      await sleep(PAUSE_MS)
    }
  }
  // One who is signed in, whom the site looks up in the database each time.
  const reader = ground.visitor(siteUrl)
  for (const [name, value] of ground.employee.cookies) reader.cookies.set(name, value)
  const read = async (path: string) => {
    while (!isOver) {
      const visitor = path === '/api/auth/user' ? reader : ground.visitor(siteUrl)
      await note(`GET ${path}`, () => visitor.get(path))
      await sleep(PAUSE_MS)
    }
  }
  const paths = ['/api/posts', '/', '/api/auth/user', '/healthz']
  const all = [
    ...Array.from({ length: writers }, write),
    ...Array.from({ length: readers }, (_, index) => read(paths[index % paths.length] ?? '/')),
  ]
  return {
    met,
    stored,
    stop: async () => {
      isOver = true
      await Promise.all(all)
    },
  }
}

/** What was acknowledged and is not there. */
export async function lostOf({ pool }: Ground, stored: number[]): Promise<number> {
  const { rowCount } = await pool.query('select 1 from cart_items where id = any($1)', [stored])
  return stored.length - (rowCount ?? 0)
}

const EXPECTED = [200, 201, 304]

/** What nobody was prepared for: an error that does not say when to come again, or no answer at all. */
export const unexplained = (met: Met[]): Met[] =>
  met.filter(({ status, hasRetryAfter }) => !EXPECTED.includes(status) && !(status === 503 && hasRetryAfter))

/** How many there were of each answer. */
export function tally(met: { status: number }[]): string {
  const counts = new Map<number, number>()
  for (const { status } of met) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status || 'no answer'}`)
    .join(', ')
}

import { memoryOf } from '../../bench/usage.ts'
import type { Row } from '../Row.ts'
import { statusesOf, strike } from '../strike.ts'
import { inTime, quantile, until } from '../wait.ts'

const CROWD = 500
const SECONDS = 12
const MEMORY_MB = 512

/** Ten times as many as are served at once, all of whom begin a cart. */
export const overload: Row = {
  name: 'overload',
  fault: 'F21',
  run: async (ground, tell) => {
    const site = await ground.site()
    const url = `${ground.siteUrl}/api/cart`
    const body = JSON.stringify({ merchandiseVariantId: ground.variantId, quantity: 1 })
    let isOver = false
    const lives: number[] = []
    const watching = (async () => {
      while (!isOver) {
        const began = performance.now()
        await ground.visitor().get('/healthz')
        lives.push(performance.now() - began)
      }
    })()
    const hit = await strike({ url, method: 'POST', body, connections: CROWD, seconds: SECONDS })
    isOver = true
    await watching
    const back = await until('writing is quick again', async () => {
      const began = performance.now()
      const { status } = await ground.visitor().post('/api/cart', JSON.parse(body))
      return status === 201 && performance.now() - began < 100
    })
    const memory = memoryOf(site.pid)
    const odd = Object.keys(hit.byStatus).filter((status) => !['201', '503'].includes(status))
    const healthy = quantile(lives, 0.99)
    tell({
      what: `${CROWD} at once begin a cart, again and again for ${SECONDS} s`,
      figure: [
        statusesOf(hit),
        `served p50 ${Math.round(hit.acceptedP50)}, p99 ${Math.round(hit.acceptedP99)} ms`,
        `${hit.withoutRetryAfter} without Retry-After`,
        `/healthz p99 ${Math.round(healthy)} ms`,
        `normal ${Math.round(back)} ms after`,
        `${Math.round(memory)} MB`,
      ].join('; '),
      goal: 'only 201 and 503 with Retry-After; served p99 ≤ 1.5 s; /healthz ≤ 250 ms; normal ≤ 5 s; ≤ 512 MB',
      holds:
        site.isAlive() &&
        odd.length + hit.withoutRetryAfter === 0 &&
        inTime(hit.acceptedP99 <= 1_500 && healthy <= 250 && back <= 5_000) &&
        memory <= MEMORY_MB,
    })
  },
}

import { memoryOf } from '../../bench/usage.ts'
import type { Row } from '../Row.ts'
import { formatStatuses, loadTest } from '../loadTest.ts'
import { isInTime, quantile, waitUntil } from '../waitUntil.ts'

const CROWD = 500
const SECONDS = 12
const MEMORY_MB = 512

export const overload: Row = {
  name: 'overload',
  fault: 'F21',
  run: async (testbed, report) => {
    const site = await testbed.site()
    const url = `${testbed.siteUrl}/api/cart`
    const body = JSON.stringify({ merchandiseVariantId: testbed.variantId, quantity: 1 })
    let isStopped = false
    const healthTimes: number[] = []
    const watching = (async () => {
      while (!isStopped) {
        const began = performance.now()
        await testbed.visitor().get('/healthz')
        healthTimes.push(performance.now() - began)
      }
    })()
    const result = await loadTest({ url, method: 'POST', body, connections: CROWD, seconds: SECONDS })
    isStopped = true
    await watching
    const back = await waitUntil('writing is quick again', async () => {
      const began = performance.now()
      const { status } = await testbed.visitor().post('/api/cart', JSON.parse(body))
      return status === 201 && performance.now() - began < 100
    })
    const memory = memoryOf(site.pid)
    const unexpected = Object.keys(result.byStatus).filter((status) => !['201', '503'].includes(status))
    const healthy = quantile(healthTimes, 0.99)
    report({
      what: `${CROWD} clients at once create carts for ${SECONDS} s`,
      figure: [
        formatStatuses(result),
        `served p50 ${Math.round(result.acceptedP50)}, p99 ${Math.round(result.acceptedP99)} ms`,
        `${result.withoutRetryAfter} without Retry-After`,
        `/healthz p99 ${Math.round(healthy)} ms`,
        `normal ${Math.round(back)} ms after`,
        `${Math.round(memory)} MB`,
      ].join('; '),
      goal: 'only 201 and 503 with Retry-After; served p99 ≤ 1.5 s; /healthz ≤ 250 ms; normal ≤ 5 s; ≤ 512 MB',
      holds:
        site.isAlive() &&
        unexpected.length + result.withoutRetryAfter === 0 &&
        isInTime(result.acceptedP99 <= 1_500 && healthy <= 250 && back <= 5_000) &&
        memory <= MEMORY_MB,
    })
  },
}

import type { Row } from '../Row.ts'
import { startTraffic, tally, unexpectedResponses } from '../traffic.ts'
import { isInTime, quantile, sleep, waitUntil } from '../waitUntil.ts'

const AT_ONCE = 200
const ROUNDS = 5

/** Deadlocks the pool if any request takes a second connection inside a transaction. */
export const poolExhaustion: Row = {
  name: 'pool',
  fault: 'F6',
  run: async (testbed, report) => {
    await testbed.site()
    const traffic = startTraffic(testbed, { writers: 0, readers: 4 })
    await sleep(500)
    const answers: { status: number }[] = []
    let slowest = 0
    const from = performance.now()
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now()
      const requests = Array.from({ length: AT_ONCE }, (_, index) => {
        const email = index % 2 === 0 ? 'employee@example.test' : `nobody${round}-${index}@example.test`
        return testbed.visitor().post('/api/forgot-password', { email })
      })
      answers.push(...(await Promise.all(requests)))
      slowest = Math.max(slowest, performance.now() - began)
    }
    const to = performance.now()
    const isBack = () => traffic.responses.filter(({ at, tookMs }) => at > to && tookMs < 100).length >= 20
    const back = await waitUntil('reading is quick again', isBack)
    await traffic.stop()
    const reading = traffic.responses.filter(({ at }) => at >= from && at <= to).map(({ tookMs }) => tookMs)
    const p99 = quantile(reading, 0.99)
    const failed = [...answers, ...unexpectedResponses(traffic.responses)].filter(
      ({ status }) => status === 0 || status >= 500,
    )
    report({
      what: `${AT_ONCE} at once ask for a new password, ${ROUNDS} times`,
      figure: `${tally(answers)}; ${AT_ONCE} took ${Math.round(slowest)} ms at most; reading meanwhile p99 ${Math.round(p99)} ms; normal ${Math.round(back)} ms after`,
      goal: '0 × 5xx, reading p99 ≤ 500 ms, normal ≤ 5 s',
      holds: failed.length === 0 && isInTime(p99 <= 500 && back <= 5_000),
    })
  },
}

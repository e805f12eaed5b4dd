import type { Row } from '../Row.ts'
import { startTraffic, tally, unexplained } from '../traffic.ts'
import { inTime, quantile, sleep, until } from '../wait.ts'

const AT_ONCE = 200
const ROUNDS = 5

/** As many as would take every connection for good where a request takes a second one inside a transaction. */
export const manyAtOnce: Row = {
  name: 'pool',
  fault: 'F6',
  run: async (ground, tell) => {
    await ground.site()
    const traffic = startTraffic(ground, { writers: 0, readers: 4 })
    await sleep(500)
    const answers: { status: number }[] = []
    let slowest = 0
    const from = performance.now()
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now()
      const asked = Array.from({ length: AT_ONCE }, (_, index) => {
        const email = index % 2 === 0 ? 'employee@example.test' : `nobody${round}-${index}@example.test`
        return ground.visitor().post('/api/forgot-password', { email })
      })
      answers.push(...(await Promise.all(asked)))
      slowest = Math.max(slowest, performance.now() - began)
    }
    const to = performance.now()
    const isBack = () => traffic.met.filter(({ at, tookMs }) => at > to && tookMs < 100).length >= 20
    const back = await until('reading is quick again', isBack)
    await traffic.stop()
    const reading = traffic.met.filter(({ at }) => at >= from && at <= to).map(({ tookMs }) => tookMs)
    const p99 = quantile(reading, 0.99)
    const failed = [...answers, ...unexplained(traffic.met)].filter(({ status }) => status === 0 || status >= 500)
    tell({
      what: `${AT_ONCE} at once forget their password, ${ROUNDS} times`,
      figure: `${tally(answers)}; ${AT_ONCE} took ${Math.round(slowest)} ms at most; reading meanwhile p99 ${Math.round(p99)} ms; normal ${Math.round(back)} ms after`,
      goal: '0 × 5xx, reading p99 ≤ 500 ms, normal ≤ 5 s',
      holds: failed.length === 0 && inTime(p99 <= 500 && back <= 5_000),
    })
  },
}

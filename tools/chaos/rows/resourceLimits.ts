import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { canRun } from '../../bench/load.ts'
import { memoryOf } from '../../bench/usage.ts'
import type { Testbed } from '../createTestbed.ts'
import type { Row } from '../Row.ts'
import { formatStatuses, loadTest } from '../loadTest.ts'
import { countLost, startTraffic, tally } from '../traffic.ts'
import { sleep, waitUntil } from '../waitUntil.ts'

const PAUSE_MS = 10_000
const SECONDS = 8
const FEW_FILES = 64
const LITTLE_MB = 256

export const resourceLimits: Row = {
  name: 'starved',
  fault: 'F22',
  run: async (testbed, report) => {
    const goal = 'the process survives, 0 lost, healthy after ≤ 5 s'
    const paused = await testbed.site()
    const traffic = startTraffic(testbed)
    await sleep(500)
    process.kill(paused.pid, 'SIGSTOP')
    await sleep(PAUSE_MS)
    process.kill(paused.pid, 'SIGCONT')
    const back = await healthy(testbed)
    await sleep(1_000)
    await traffic.stop()
    const lost = await countLost(testbed, traffic.acknowledged)
    const unexpected = traffic.responses.filter(({ status }) => ![200, 201, 503].includes(status))
    report({
      what: `the process pauses for ${PAUSE_MS / 1000} s`,
      figure: `${tally(traffic.responses)}; healthy ${Math.round(back)} ms after; ${lost} lost`,
      goal,
      holds: paused.isAlive() && unexpected.length + lost === 0 && back <= 5_000,
    })

    const what = `${FEW_FILES} file handles and connections for 200 visitors at once`
    if (canRun('prlimit')) {
      const limit = (files: string) => execFileSync('prlimit', ['--pid', String(paused.pid), `--nofile=${files}:`])
      const usual = usualFiles(paused.pid)
      limit(String(FEW_FILES))
      const result = await loadTest({ ...cartLoad(testbed), connections: 200 })
      limit(usual)
      const recovered = await healthy(testbed)
      report({
        what,
        figure: `${formatStatuses(result)}; healthy ${Math.round(recovered)} ms after the limit was lifted`,
        goal,
        holds: paused.isAlive() && recovered <= 5_000,
      })
    } else report({ what, figure: 'prlimit is not installed', goal, holds: null })

    await paused.kill()
    const small = await testbed.startSite({ NODE_OPTIONS: `--max-old-space-size=${LITTLE_MB}` })
    const result = await loadTest({ ...cartLoad(testbed), connections: 400 })
    const recovered = await healthy(testbed)
    const unexpectedStatuses = Object.keys(result.byStatus).filter((status) => !['201', '503'].includes(status))
    report({
      what: `${LITTLE_MB} MB of heap under 400 visitors at once`,
      figure: `${formatStatuses(result)}; ${Math.round(memoryOf(small.pid))} MB in all; healthy ${Math.round(recovered)} ms after`,
      goal,
      holds: small.isAlive() && unexpectedStatuses.length === 0 && recovered <= 5_000,
    })
    await small.kill()
  },
}

const usualFiles = (pid: number): string =>
  /Max open files\s+(\d+)/.exec(readFileSync(`/proc/${pid}/limits`, 'utf8'))?.[1] ?? '1024'

const cartLoad = ({ siteUrl, variantId }: Testbed) => ({
  url: `${siteUrl}/api/cart`,
  method: 'POST',
  body: JSON.stringify({ merchandiseVariantId: variantId, quantity: 1 }),
  seconds: SECONDS,
})

const healthy = (testbed: Testbed): Promise<number> =>
  waitUntil('it is healthy', async () => (await testbed.visitor().get('/readyz', { withinMs: 1_000 })).status === 200)

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { canRun } from '../../bench/load.ts'
import { memoryOf } from '../../bench/usage.ts'
import type { Ground } from '../ground.ts'
import type { Row } from '../Row.ts'
import { statusesOf, strike } from '../strike.ts'
import { lostOf, startTraffic, tally } from '../traffic.ts'
import { sleep, until } from '../wait.ts'

const PAUSE_MS = 10_000
const SECONDS = 8
const FEW_FILES = 64
const LITTLE_MB = 256

/** The process has no time, no files, or little memory. */
export const starved: Row = {
  name: 'starved',
  fault: 'F22',
  run: async (ground, tell) => {
    const goal = 'the process lives, 0 lost, healthy ≤ 5 s after'
    const paused = await ground.site()
    const traffic = startTraffic(ground)
    await sleep(500)
    process.kill(paused.pid, 'SIGSTOP')
    await sleep(PAUSE_MS)
    process.kill(paused.pid, 'SIGCONT')
    const back = await healthy(ground)
    await sleep(1_000)
    await traffic.stop()
    const lost = await lostOf(ground, traffic.stored)
    const odd = traffic.met.filter(({ status }) => ![200, 201, 503].includes(status))
    tell({
      what: `the process stands still for ${PAUSE_MS / 1000} s`,
      figure: `${tally(traffic.met)}; healthy ${Math.round(back)} ms after; ${lost} lost`,
      goal,
      holds: paused.isAlive() && odd.length + lost === 0 && back <= 5_000,
    })

    const what = `${FEW_FILES} files and connections for 200 visitors at once`
    if (canRun('prlimit')) {
      const limit = (files: string) => execFileSync('prlimit', ['--pid', String(paused.pid), `--nofile=${files}:`])
      const usual = usualFiles(paused.pid)
      limit(String(FEW_FILES))
      const hit = await strike({ ...blow(ground), connections: 200 })
      limit(usual)
      const well = await healthy(ground)
      tell({
        what,
        figure: `${statusesOf(hit)}; healthy ${Math.round(well)} ms after there are more`,
        goal,
        holds: paused.isAlive() && well <= 5_000,
      })
    } else tell({ what, figure: 'prlimit is not installed', goal, holds: null })

    await paused.kill()
    const small = await ground.startSite({ NODE_OPTIONS: `--max-old-space-size=${LITTLE_MB}` })
    const hit = await strike({ ...blow(ground), connections: 400 })
    const well = await healthy(ground)
    const odd3 = Object.keys(hit.byStatus).filter((status) => !['201', '503'].includes(status))
    tell({
      what: `${LITTLE_MB} MB of heap under 400 visitors at once`,
      figure: `${statusesOf(hit)}; ${Math.round(memoryOf(small.pid))} MB in all; healthy ${Math.round(well)} ms after`,
      goal,
      holds: small.isAlive() && odd3.length === 0 && well <= 5_000,
    })
    await small.kill()
  },
}

/** As many files as the process may have open, unless it asks for more. */
const usualFiles = (pid: number): string =>
  /Max open files\s+(\d+)/.exec(readFileSync(`/proc/${pid}/limits`, 'utf8'))?.[1] ?? '1024'

const blow = ({ siteUrl, variantId }: Ground) => ({
  url: `${siteUrl}/api/cart`,
  method: 'POST',
  body: JSON.stringify({ merchandiseVariantId: variantId, quantity: 1 }),
  seconds: SECONDS,
})

const healthy = (ground: Ground): Promise<number> =>
  until('it is healthy', async () => (await ground.visitor().get('/readyz', { withinMs: 1_000 })).status === 200)

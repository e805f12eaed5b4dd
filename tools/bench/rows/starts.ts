import { median } from '../measure.ts'
import { judge } from '../pace.ts'
import type { Row } from '../Row.ts'
import { memoryOf } from '../usage.ts'

const STARTS = 3
const SETTLE_MS = 2_000

export const starts: Row = {
  name: 'starts',
  size: 'small',
  run: async (ground, tell) => {
    const times: number[] = []
    const sizes: number[] = []
    for (let start = 0; start < STARTS; start++) {
      const site = await ground.startSite()
      times.push(site.readyMs)
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
      sizes.push(memoryOf(site.pid))
      await site.stop()
    }
    const ready = median(times)
    const memory = median(sizes)
    tell({
      row: 'start with a warm data folder',
      target: '≤ 3 s; ≤ 250 MB idle',
      meets: judge(ground.pace, (slower) => ready <= 3000 * slower && memory <= 250),
      memory,
      pace: ground.pace,
      note: `ready after ${(ready / 1000).toFixed(1)} s`,
    })
  },
}

/** V8 gives back what is no longer needed once little has been asked for a while. */
const CALM_MS = 40_000

/** Comes last: what the process holds when all that was done to it is over. */
export const afterLoad: Row = {
  name: 'memory',
  size: 'small',
  run: async ({ site }, tell) => {
    const target = '≤ 400 MB'
    const row = 'memory after all of this, panel unused'
    const atOnce = memoryOf(site.pid)
    tell({ row: `${row}, at once`, target, meets: atOnce <= 400, memory: atOnce })
    await new Promise((resolve) => setTimeout(resolve, CALM_MS))
    const memory = memoryOf(site.pid)
    tell({ row: `${row}, ${CALM_MS / 1000} s later`, target, meets: memory <= 400, memory })
  },
}

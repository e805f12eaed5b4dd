import { median } from '../measure.ts'
import { judge } from '../pace.ts'
import type { Row } from '../Row.ts'
import { memoryOf } from '../usage.ts'

const STARTS = 3
const SETTLE_MS = 2_000

export const starts: Row = {
  name: 'starts',
  size: 'small',
  run: async (testbed, report) => {
    const times: number[] = []
    const sizes: number[] = []
    for (let start = 0; start < STARTS; start++) {
      const site = await testbed.startSite()
      times.push(site.readyMs)
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
      sizes.push(memoryOf(site.pid))
      await site.stop()
    }
    const ready = median(times)
    const memory = median(sizes)
    report({
      row: 'start with a warm data folder',
      target: '≤ 3 s; ≤ 250 MB idle',
      meets: judge(testbed.pace, (slower) => ready <= 3000 * slower && memory <= 250),
      memory,
      pace: testbed.pace,
      note: `ready after ${(ready / 1000).toFixed(1)} s`,
    })
  },
}

/** Until V8 returns memory. */
const CALM_MS = 40_000

/** Must be the last row. */
export const afterLoad: Row = {
  name: 'memory',
  size: 'small',
  run: async ({ site }, report) => {
    const target = '≤ 400 MB'
    const row = 'memory after all of this, panel unused'
    const atOnce = memoryOf(site.pid)
    report({ row: `${row}, immediately`, target, meets: atOnce <= 400, memory: atOnce })
    await new Promise((resolve) => setTimeout(resolve, CALM_MS))
    const memory = memoryOf(site.pid)
    report({ row: `${row}, ${CALM_MS / 1000} s later`, target, meets: memory <= 400, memory })
  },
}

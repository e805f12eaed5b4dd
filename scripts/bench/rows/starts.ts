import { median } from '../measure.ts'
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
      meets: ready <= 3000 && memory <= 250,
      memory,
      note: `ready after ${(ready / 1000).toFixed(1)} s`,
    })
  },
}

/** Comes last: what the process holds after all that was done to it. */
export const afterLoad: Row = {
  name: 'memory',
  size: 'small',
  run: ({ site }, tell) => {
    const memory = memoryOf(site.pid)
    tell({ row: 'memory after all of this, panel unused', target: '≤ 400 MB', meets: memory <= 400, memory })
    return Promise.resolve()
  },
}

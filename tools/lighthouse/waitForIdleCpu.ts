import { cpus } from 'node:os'

const LOOK_MS = 2_000
const AT_MOST_MS = 120_000
const CALM = 0.15

/** A demo that just started still converts its videos. */
export async function waitForIdleCpu(): Promise<void> {
  const until = Date.now() + AT_MOST_MS
  let calm = 0
  while (calm < 2 && Date.now() < until) {
    const before = timesOf()
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    const after = timesOf()
    const busy = (after.busy - before.busy) / (after.all - before.all)
    calm = busy < CALM ? calm + 1 : 0
  }
}

function timesOf(): { busy: number; all: number } {
  const times = cpus().map((core) => core.times)
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0)
  return { all, busy: all - times.reduce((sum, { idle }) => sum + idle, 0) }
}

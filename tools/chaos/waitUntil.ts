import { availableParallelism, loadavg } from 'node:os'

export const isMachineIdle = (loadavg()[0] ?? 0) <= availableParallelism() + 1

/** Times are judged only when the machine was idle at the start. */
export const isInTime = (isFine: boolean): boolean => isFine || !isMachineIdle

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** @returns the milliseconds waited. @throws Error after `withinMs`. */
export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  withinMs = 30_000,
): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > withinMs) throw new Error(`${what}: not within ${withinMs / 1000} s`)
    await sleep(20)
  }
  return performance.now() - began
}

export const withTimeout = <Result>(what: string, work: Promise<Result>, ms = 30_000): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`${what}: not within ${ms / 1000} s`)), ms).unref()
    }),
  ])

export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

export async function mapConcurrent<Item, Result>(
  items: Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const one = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as Item, at)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return results
}

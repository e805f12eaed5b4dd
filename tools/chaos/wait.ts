import { availableParallelism, loadavg } from 'node:os'

/** Whether nothing else was busy on this machine when we began. */
export const isCalm = (loadavg()[0] ?? 0) <= availableParallelism() + 1

/** Whether a time is fine; on a machine that is busy with other things it is told, but not judged. */
export const inTime = (isFine: boolean): boolean => isFine || !isCalm

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Looks again and again until it is so. @returns after how many milliseconds. @throws Error when it takes too long. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean, withinMs = 30_000): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > withinMs) throw new Error(`${what}: not within ${withinMs / 1000} s`)
    await sleep(20)
  }
  return performance.now() - began
}

export const within = <Result>(what: string, work: Promise<Result>, ms = 30_000): Promise<Result> =>
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

/** Does work so many at a time. */
export async function inParallel<Item, Result>(
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

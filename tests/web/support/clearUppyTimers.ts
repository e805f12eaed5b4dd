import { afterAll } from 'vitest'

/** For files that upload: Uppy never clears its timers, which would use `window` after the file has ended. */
export function clearUppyTimers(): void {
  const timers = new Set<NodeJS.Timeout>()
  const begin = globalThis.setTimeout
  const beginAndRecord = (work: () => void, delay?: number, ...given: []) => {
    const timer = begin(work, delay, ...given)
    timers.add(timer)
    return timer
  }
  globalThis.setTimeout = Object.assign(beginAndRecord, begin)
  afterAll(() => timers.forEach((timer) => clearTimeout(timer)))
}

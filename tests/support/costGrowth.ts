/** Below this, a measurement is mostly noise. */
const LEAST_MS = 1

/**
 * How many times more CPU time `work` takes for eight times the text. Near 8 if it is linear, near 64 if it is quadratic;
 * how fast or busy the machine is does not matter. Choose `times` so that the growth to detect takes
 * far more than 24 ms.
 */
export function costGrowth(work: (text: string) => void, part: string, times: number): number {
  const [small, large] = [part.repeat(times / 8), part.repeat(times)]
  // The first run includes compiling.
  work(small)
  return (
    leastMs(() => work(large)) /
    Math.max(
      LEAST_MS,
      leastMs(() => work(small)),
    )
  )
}

/** Between linear and quadratic. */
export const LINEAR = 24

/** Of two runs, because the garbage collector may run in one of them. */
const leastMs = (work: () => void): number => Math.min(...[1, 2].map(() => cpuMs(work)))

function cpuMs(work: () => void): number {
  const began = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

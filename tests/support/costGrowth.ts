/** Below this, a measurement is mostly noise. */
const LEAST_MS = 1

/** The garbage collector's time counts too. It can triple one run, but not five. */
const RUNS = 5

/** Between linear and quadratic. */
export const LINEAR = 24

/**
 * How many times more CPU time `work` takes for eight times the text: near 8 if it is linear, near 64 if it is quadratic,
 * however fast or busy the machine is. The cheapest run counts; more than one is made only while the growth
 * is not below LINEAR. Choose `times` so that the growth to detect takes far more than 24 ms.
 */
export function costGrowth(work: (text: string) => void, part: string, times: number): number {
  const [small, large] = [part.repeat(times / 8), part.repeat(times)]
  // The first run includes compiling.
  work(small)
  const smallMs = Math.max(
    LEAST_MS,
    Math.min(
      cpuMs(() => work(small)),
      cpuMs(() => work(small)),
    ),
  )
  let growth = Infinity
  for (let run = 0; run < RUNS && growth >= LINEAR; run += 1) {
    growth = Math.min(growth, cpuMs(() => work(large)) / smallMs)
  }
  return growth
}

function cpuMs(work: () => void): number {
  const began = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

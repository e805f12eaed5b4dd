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
export async function costGrowth(
  work: (text: string) => unknown,
  part: string | ((times: number) => string),
  times: number,
): Promise<number> {
  const repeated = (count: number) => (typeof part === 'string' ? part.repeat(count) : part(count))
  const [small, large] = [repeated(times / 8), repeated(times)]
  // The first run includes compiling.
  await work(small)
  const smallMs = Math.max(LEAST_MS, Math.min(await cpuMs(() => work(small)), await cpuMs(() => work(small))))
  let growth = Infinity
  for (let run = 0; run < RUNS && growth >= LINEAR; run += 1) {
    growth = Math.min(growth, (await cpuMs(() => work(large))) / smallMs)
  }
  return growth
}

/** Of all threads. */
export async function cpuMs(work: () => unknown): Promise<number> {
  const began = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

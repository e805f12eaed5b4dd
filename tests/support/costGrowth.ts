/** Below this, a measurement is mostly noise. */
const LEAST_MS = 1

/** The garbage collector's time counts too. It can triple one run, but not five. */
const RUNS = 5

/** How much longer the text is whose cost is compared with a short one's. */
const TIMES_LONGER = 16

/**
 * Between linear, near 1, and quadratic, near TIMES_LONGER. A busy machine and the garbage of a long text have made linear
 * work look 3.1 times slower.
 */
export const LINEAR = 6

/**
 * How many times more CPU time `work` takes for each character of a long text than for each of a short one: near 1 if it is
 * linear, near 16 if it is quadratic, however fast the machine is. The cheapest run counts; more than one is made only
 * while the growth is not below LINEAR. Choose `times` so that the growth to detect takes far more than 96 ms.
 */
export async function costGrowth(
  work: (text: string) => unknown,
  part: string | ((times: number) => string),
  times: number,
): Promise<number> {
  const repeated = (count: number) => (typeof part === 'string' ? part.repeat(count) : part(count))
  const [small, large] = [repeated(times / TIMES_LONGER), repeated(times)]
  // The first run includes compiling.
  await work(small)
  const smallMs = Math.max(LEAST_MS, Math.min(await cpuMs(() => work(small)), await cpuMs(() => work(small))))
  let growth = Infinity
  for (let run = 0; run < RUNS && growth >= LINEAR; run += 1) {
    growth = Math.min(growth, (await cpuMs(() => work(large))) / smallMs / (large.length / small.length))
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

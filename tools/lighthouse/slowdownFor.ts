/**
 * What Lighthouse finds of a machine, and how many times slower than it a phone is.
 *
 * @see https://lighthouse-cpu-throttling-calculator.vercel.app
 */
const KNOWN = [
  { index: 1533, times: 4 },
  { index: 1300, times: 3 },
  { index: 800, times: 2 },
  { index: 150, times: 1 },
] as const

/** Lighthouse's own, whatever the machine. */
export const FULL_SLOWDOWN = KNOWN[0].times

/**
 * How many times longer each moment of the processor has to be taken on a machine to make a phone of it.
 *
 * @param index of the machine, as Lighthouse found it.
 * @returns 1 to `FULL_SLOWDOWN`, which is also for whatever is faster than it is meant for.
 */
export function slowdownFor(index: number): number {
  const at = KNOWN.findIndex((known) => index >= known.index)
  const [upper, lower] = [KNOWN[at - 1], KNOWN[at]]
  if (!lower) return 1
  if (!upper) return FULL_SLOWDOWN
  const share = (index - lower.index) / (upper.index - lower.index)
  return Math.round((lower.times + share * (upper.times - lower.times)) * 10) / 10
}

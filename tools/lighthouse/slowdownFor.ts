/** Benchmark index → slowdown to a phone. @see https://lighthouse-cpu-throttling-calculator.vercel.app */
const SLOWDOWNS = [
  { index: 1533, times: 4 },
  { index: 1300, times: 3 },
  { index: 800, times: 2 },
  { index: 150, times: 1 },
] as const

export const FULL_SLOWDOWN = SLOWDOWNS[0].times

/** @param index Lighthouse's benchmark of the machine. @returns 1 to `FULL_SLOWDOWN`, also for faster machines. */
export function slowdownFor(index: number): number {
  const at = SLOWDOWNS.findIndex((known) => index >= known.index)
  const [upper, lower] = [SLOWDOWNS[at - 1], SLOWDOWNS[at]]
  if (!lower) return 1
  if (!upper) return FULL_SLOWDOWN
  const share = (index - lower.index) / (upper.index - lower.index)
  return Math.round((lower.times + share * (upper.times - lower.times)) * 10) / 10
}

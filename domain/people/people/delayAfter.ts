const FREE_FAILURES = 5
const FIRST_DELAY = 30
const LONGEST_DELAY = 12 * 60 * 60
export const LONGEST_STREAK = FREE_FAILURES + Math.ceil(Math.log2(LONGEST_DELAY / FIRST_DELAY))

/** Seconds: five failures in a row are free, then it doubles up to 12 hours. */
export function delayAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - FREE_FAILURES))
}

const FREE_FAILURES = 5
const FIRST_DELAY = 30
export const LONGEST_DELAY = 12 * 60 * 60

/** Seconds: five failures in a row are free, then it doubles up to 12 hours. */
export function delayAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - FREE_FAILURES))
}

/** Films resume only between these: less is not worth resuming, more counts as watched. */
const FROM_SECONDS = 10
const UNTIL_SHARE = 0.95

/** Where a film resumes; null if it starts over. Without a known duration, every later second resumes. */
export function resumeAt(second: number, duration: number | null): number | null {
  return second >= FROM_SECONDS && !isFinished(second, duration) ? second : null
}

/** Whether only the end of the film is left. */
export const isFinished = (second: number, duration: number | null): boolean =>
  duration !== null && duration > 0 && second > duration * UNTIL_SHARE

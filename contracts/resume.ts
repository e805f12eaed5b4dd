/** Resume only between these: less is not worth it, more counts as watched. */
const FROM_SECONDS = 10
const UNTIL_SHARE = 0.95

/** Where a film continues; null where it starts over. Without a known duration, any later second is worth it. */
export function resumeAt(second: number, duration: number | null): number | null {
  return second >= FROM_SECONDS && !isFinished(second, duration) ? second : null
}

/** Whether so much was watched that the rest is the end of the film. */
export const isFinished = (second: number, duration: number | null): boolean =>
  duration !== null && duration > 0 && second > duration * UNTIL_SHARE

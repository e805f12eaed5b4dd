/** `761` → `"12:41"`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** `761` → `"12 minutes 41 seconds"`, for screen readers. */
export function durationLabel(seconds: number): string {
  const whole = Math.round(seconds)
  const minutes = Math.floor(whole / 60)
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${whole % 60} ${whole % 60 === 1 ? 'second' : 'seconds'}`
}

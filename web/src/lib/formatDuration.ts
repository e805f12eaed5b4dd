import { t } from './text.ts'

/** `761` → `"12:41"`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** `761` → `"12 minutes 41 seconds"`, for screen readers. */
export function durationLabel(seconds: number): string {
  const whole = Math.round(seconds)
  const minutes = Math.floor(whole / 60)
  return t('{minutes, plural, one {# minute} other {# minutes}} {seconds, plural, one {# second} other {# seconds}}', {
    minutes,
    seconds: whole % 60,
  })
}

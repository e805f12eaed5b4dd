import { msg } from '#contracts/shared/msg.ts'
import { t } from './text.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const UNITS = [
  [365 * DAY_MS, msg('{count, plural, one {# year} other {# years}} ago')],
  [30 * DAY_MS, msg('{count, plural, one {# month} other {# months}} ago')],
  [DAY_MS, msg('{count, plural, one {# day} other {# days}} ago')],
  [HOUR_MS, msg('{count, plural, one {# hour} other {# hours}} ago')],
  [MINUTE_MS, msg('{count, plural, one {# minute} other {# minutes}} ago')],
] as const

export function timeAgo(date: Date, now = Date.now()): string {
  const passedMs = now - date.getTime()
  for (const [unitMs, text] of UNITS) if (passedMs >= unitMs) return t(text, { count: Math.floor(passedMs / unitMs) })
  return t('less than a minute ago')
}

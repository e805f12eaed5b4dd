import { SWITCHED_OFF_AFTER_DAYS, type SwitchOffReason } from '#contracts/platform/outgoingWebhooks.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** After each failed attempt; together about a day. */
const DELAYS_MS = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  8 * HOUR,
]

const SWITCHED_OFF_AFTER_MS = SWITCHED_OFF_AFTER_DAYS * 24 * HOUR

/** @returns when to try again after so many failed attempts, or null to give up. */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  const delay = DELAYS_MS[attempts - 1]
  return delay === undefined ? null : new Date(now.getTime() + delay)
}

export const isAccepted = (status: number | null): boolean => status !== null && status >= 200 && status < 300

/** 410 Gone: the receiver wants nothing more. */
export function switchOffReason(status: number | null, failingSince: Date, now: Date): SwitchOffReason | null {
  if (status === 410) return 'gone'
  if (now.getTime() - failingSince.getTime() < SWITCHED_OFF_AFTER_MS) return null
  return 'failing'
}

import { DAY_MS } from '#contracts/shared/dayMs.ts'

/** A notice that is older has been forgotten by the time it matters. */
const MOST_DAYS = 30

/** The charges whose members are told now. @param noticeDays at least 7, see the setting. */
export const noticeWindow = (noticeDays: number, now: Date): { from: Date; until: Date } => ({
  from: new Date(now.getTime() + noticeDays * DAY_MS),
  until: new Date(now.getTime() + MOST_DAYS * DAY_MS),
})

/** Whether a charge lies in the window: near enough to be remembered, far enough to cancel before. */
export function mayTellNow(chargeAt: Date | null, noticeDays: number, now: Date): boolean {
  const { from, until } = noticeWindow(noticeDays, now)
  return chargeAt !== null && chargeAt >= from && chargeAt <= until
}

/**
 * Whether the card provider gets the new price now: in the last day before a charge that is not before the one its member was told of.
 * Earlier, what is left of a period would count at a price that nobody paid.
 */
export function mayMoveNow(chargeAt: Date | null, beginsAt: Date, now: Date): boolean {
  if (chargeAt === null || chargeAt < beginsAt) return false
  return chargeAt > now && chargeAt.getTime() - now.getTime() <= DAY_MS
}

import { TRIAL_NOTICE_DAYS } from '#contracts/constants.ts'

const DAY = 24 * 60 * 60 * 1000

export type TrialSteps = {
  /** Null for a trial that is too short for the email. */
  reminderAt: Date | null
  chargeAt: Date
}

/** When a trial that begins now sends its reminder, as `dueMail` does, and when it first charges. */
export function trialSteps(now: Date, trialDays: number): TrialSteps {
  const chargeAt = new Date(now.getTime() + trialDays * DAY)
  const reminderAt = new Date(chargeAt.getTime() - TRIAL_NOTICE_DAYS * DAY)
  return { reminderAt: reminderAt > now ? reminderAt : null, chargeAt }
}

import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { TRIAL_NOTICE_DAYS } from '#contracts/shared/constants.ts'

type TrialSteps = {
  /** Null for a trial that is too short for the email. */
  reminderAt: Date | null
  chargeAt: Date
}

/** When a trial that begins now sends its reminder, as `dueMail` does, and when it first charges. */
export function trialSteps(now: Date, trialDays: number): TrialSteps {
  const chargeAt = new Date(now.getTime() + trialDays * DAY_MS)
  const reminderAt = new Date(chargeAt.getTime() - TRIAL_NOTICE_DAYS * DAY_MS)
  return { reminderAt: reminderAt > now ? reminderAt : null, chargeAt }
}

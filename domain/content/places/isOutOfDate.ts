import { DAY_MS } from '#contracts/dayMs.ts'
import { COLLECTING_DAYS } from '#contracts/constants.ts'

/** Rules about collecting change, so lines that were not checked for a year are marked. */
export const isOutOfDate = (checkedOn: Date, now: Date): boolean =>
  now.getTime() - checkedOn.getTime() > COLLECTING_DAYS * DAY_MS

import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { COLLECTING_DAYS } from '#contracts/shared/constants.ts'

/** Rules about collecting change, so lines that were not checked for a year are marked. */
export const isOutOfDate = (checkedOn: Date, now: Date): boolean =>
  now.getTime() - checkedOn.getTime() > COLLECTING_DAYS * DAY_MS

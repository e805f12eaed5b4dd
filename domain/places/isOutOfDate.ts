import { COLLECTING_DAYS } from '#contracts/constants.ts'

/** Rules about collecting change, so a line that nobody has checked for a year says so. */
export const isOutOfDate = (checkedOn: Date, now: Date): boolean =>
  now.getTime() - checkedOn.getTime() > COLLECTING_DAYS * 86_400_000

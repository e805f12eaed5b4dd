import type { CurrentUser } from '#contracts/people/people.ts'

/** Runs the site, also before two-step sign-in is set up. */
export const isStaff = (user: CurrentUser | null): boolean =>
  user?.isEmployee === true || user?.owesSecondFactor === true

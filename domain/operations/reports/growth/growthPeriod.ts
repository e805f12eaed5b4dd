import { DAY_MS } from '#contracts/shared/dayMs.ts'

const DAYS = 365

/** Reports of growth cover a year. */
export const growthSince = (now: Date): Date => new Date(now.getTime() - DAYS * DAY_MS)

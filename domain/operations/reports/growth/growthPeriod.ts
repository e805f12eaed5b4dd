const DAYS = 365

/** Reports of growth cover a year. */
export const growthSince = (now: Date): Date => new Date(now.getTime() - DAYS * 86_400_000)

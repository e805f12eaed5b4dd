const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `March 4, 2026`, the day in UTC. */
export const longDay = (date: Date): string => format.format(date)

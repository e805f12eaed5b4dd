const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

export const dayOf = (at: string): string => day.format(new Date(at))

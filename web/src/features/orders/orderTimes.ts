const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

export const formatDay = (at: string): string => day.format(new Date(at))

export const formatShortDay = (at: string): string => shortDay.format(new Date(at))

export const formatDateTime = (at: string): string => moment.format(new Date(at))

export function formatDeadline(at: string, now: Date): string {
  const isToday = new Date(at).toDateString() === now.toDateString()
  return isToday ? clock.format(new Date(at)) : formatDateTime(at)
}

import { dateFormat } from '../../../lib/dateFormat.ts'

const day = dateFormat({ dateStyle: 'long' })
const shortDay = dateFormat({ month: 'short', day: 'numeric' })
const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })
const clock = dateFormat({ timeStyle: 'short' })

export const formatDay = (at: string): string => day.format(new Date(at))

export const formatShortDay = (at: string): string => shortDay.format(new Date(at))

export const formatDateTime = (at: string): string => moment.format(new Date(at))

export function formatDeadline(at: string, now: Date): string {
  const isToday = new Date(at).toDateString() === now.toDateString()
  return isToday ? clock.format(new Date(at)) : formatDateTime(at)
}

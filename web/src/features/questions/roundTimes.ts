import type { Round } from '#contracts/questions.ts'

/** "Sat, Nov 28, 2:00 PM CST", in the zone or the visitor's own. */
export const timeIn = (time: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone && { timeZone }),
  }).format(new Date(time))

/** The session in the visitor's zone, and in its own where that is another. */
export function sessionTimes({ startsAt, timeZone }: Round): string {
  const own = timeIn(startsAt)
  const there = timeIn(startsAt, timeZone)
  return own === there ? own : `${own} (${there})`
}

/** In the visitor's own zone, if no other is given. */
export function phaseLine({ phase, opensAt, closesAt, film }: Round, timeZone?: string): string {
  if (phase === 'upcoming') return `Questions open ${timeIn(opensAt, timeZone)}`
  if (phase === 'open') return `Ask and vote until ${timeIn(closesAt, timeZone)}`
  return film ? 'Answered on film' : 'Questions are closed'
}

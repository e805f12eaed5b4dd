import type { Round } from '#contracts/community/questions.ts'
import { t } from '../../../lib/text.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'

/** "Sat, Nov 28, 2:00 PM CST", in the zone or the visitor's own. */
export const timeIn = (time: string, timeZone?: string): string =>
  dateFormat({
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
  if (phase === 'upcoming') return t('Questions open {time}', { time: timeIn(opensAt, timeZone) })
  if (phase === 'open') return t('Ask and vote until {time}', { time: timeIn(closesAt, timeZone) })
  return film ? t('Answered on film') : t('Questions are closed')
}

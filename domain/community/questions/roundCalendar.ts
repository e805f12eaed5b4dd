import { TZDate } from '@date-fns/tz'
import ical from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { roundAddress } from '#contracts/community/roundAddress.ts'
import type { StoredRound } from './findRounds.ts'

const SESSION_MS = 60 * 60_000

type Site = { name: string; url: string }

/** The session as an iCalendar file, in its own time zone. */
export function roundCalendar(
  { id, title, description, startsAt, timeZone }: StoredRound,
  site: Site,
  now: Date,
): string {
  const url = site.url + roundAddress(id, title)
  const ends = startsAt.getTime() + SESSION_MS
  const calendar = ical({
    prodId: `//${site.name}//Questions//EN`,
    // Without a name, the calendar's own times stay in UTC, as the format demands.
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  })
  calendar.createEvent({
    id: `questions-${id}@${new URL(site.url).hostname}`,
    stamp: now,
    start: new TZDate(startsAt, timeZone),
    end: new TZDate(ends, timeZone),
    timezone: timeZone,
    summary: title,
    description: [description, url].filter(Boolean).join('\n\n'),
    url,
  })
  return calendar.toString()
}

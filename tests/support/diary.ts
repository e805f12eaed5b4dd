import type { CurrentUser } from '#contracts/people/people.ts'
import { mailsTo } from './mails.ts'
import type { Person } from './memberships.ts'
import { jobsDone } from './orders.ts'
import type { Site } from './site.ts'
import { comeBack, deliveriesDone, passTime, runByTheClock } from './time.ts'

/** What a member reads: their membership on the account page, and subjects of the emails since the last page, sorted. */
type Page = Record<string, unknown> & { opens: boolean; mails: string[] }

const DAY = 86_400_000

/** Reads what a member reads, day by day. Days are counted from `begun`. */
export function keepDiary(site: Site, person: Person) {
  const begun = Date.now() + site.clock.aheadMs
  const known = new Set<string>()
  const dayOf = (moment: string) => Math.round((Date.parse(moment) - begun) / DAY)

  /** Dates become days of the diary. */
  const inDays = (value: unknown): unknown => {
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return dayOf(value)
    if (Array.isArray(value)) return value.map(inDays)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inDays(inner)]))
  }

  async function work(): Promise<void> {
    await deliveriesDone(site)
    for (const job of ['reconcile', 'changePlannedPlans', 'remindMembers', 'sendComebackEmails'] as const)
      await runByTheClock(site, job)
    await deliveriesDone(site)
    await jobsDone(site)
  }

  return {
    /** Also everything the site does by the clock. @param stepDays late emails about payments are not sent, so steps are small. */
    async until(day: number, stepDays = 1): Promise<void> {
      const left = () => (begun + day * DAY - Date.now() - site.clock.aheadMs) / DAY
      while (left() > 0) {
        await passTime(site, Math.min(left(), stepDays))
        await work()
      }
      await comeBack(person)
    },

    async read(): Promise<Page> {
      await work()
      const user = (await person.get('/api/auth/user')).json as CurrentUser
      const all = (await mailsTo(site, person.email)).filter((mail) => !known.has(mail))
      for (const mail of all) known.add(mail)
      return {
        ...(inDays(user.subscription) as Record<string, unknown> | undefined),
        opens: user.isSubscriber,
        mails: all.map((mail) => /^Subject: (.+)$/m.exec(mail)?.[1] ?? '').sort(),
      }
    },

    /** The newest email with this subject, on one line. */
    async mail(subject: RegExp): Promise<string> {
      return ((await mailsTo(site, person.email, subject)).at(-1) ?? '').replace(/\s+/g, ' ')
    },
  }
}

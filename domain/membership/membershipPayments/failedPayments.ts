import { z } from 'zod'
import type { Plan, SubscriptionStatus } from '#contracts/people/people.ts'
import { type Database, dynamicSql, extended, parsedRow, row, rows, sql, type Statement } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { dashboardAddress } from '#providers/stripe/dashboardAddress.ts'
import { type DueInvoice, findDueInvoice } from '#providers/stripe/dueInvoice.ts'
import { type AccessFacts, accessUntil, inForce } from '../subscriptions/isEntitled.ts'
import { failureKeyOf } from './failureKey.ts'

type FailingMembership = {
  membershipId: number
  userId: number
  firstName: string
  lastName: string
  email: string
  plan: Plan
  subscriptionId: string
  failingSince: Date
  /** Null when access has ended. */
  accessUntil: Date | null
}

type FailingRow = Omit<FailingMembership, 'accessUntil'> &
  Pick<AccessFacts, 'hasPaid' | 'suspendedFor' | 'pausedFrom'> & { isPastDue: boolean | null }

type SentEmail = { membershipId: number; key: string; sentAt: Date | null; problem: string | null }

export type FailedPayment = FailingMembership & {
  due: DueInvoice | null
  isProviderSilent: boolean
  emails: SentEmail[]
  dashboardUrl: string | null
}

/** Each is read from the card provider, so a page has few. */
const PER_PAGE = 25

/** First those who still have access, the soonest to lose it first; then the others, the newest failure first. */
export async function readFailedPayments(
  database: Database,
  { after, only, now }: { after?: string | undefined; only?: number | undefined; now: Date },
): Promise<{ failed: FailedPayment[]; next: string | null }> {
  const listed = await rows(
    database,
    extended(
      selectFailing,
      dynamicSql`
      ${after === undefined ? dynamicSql`` : andAfter(after, now)}
      ${only === undefined ? dynamicSql`` : dynamicSql`and s.id = ${only}`}
      order by ${inForce(now)} desc, case when ${inForce(now)} then s.past_due_since end, s.past_due_since desc, s.id
      limit ${PER_PAGE + 1}`,
    ),
  )
  const found = listed.slice(0, PER_PAGE)
  const emails = await readEmails(database, found)
  const failed = await Promise.all(
    found.map(async (failing) => {
      const membership = toFailing(failing, now)
      const { due, isProviderSilent } = await readDue(membership.subscriptionId)
      return {
        ...membership,
        due,
        isProviderSilent,
        emails: emails.filter(({ membershipId }) => membershipId === membership.membershipId),
        dashboardUrl: dashboardAddress(membership.subscriptionId),
      }
    }),
  )
  const last = failed.at(-1)
  return { failed, next: last && listed.length > PER_PAGE ? placeOf(last) : null }
}

/** In the list. It is known also after that member has paid. */
const placeOf = ({ accessUntil, failingSince, membershipId }: FailingMembership): string =>
  `${accessUntil ? 1 : 0}.${failingSince.getTime()}.${membershipId}`

/** Who loses access meanwhile is listed twice rather than never. */
function andAfter(place: string, now: Date): Statement {
  const [hasAccess = 0, time = 0, id = 0] = place.split('.').map(Number)
  const since = new Date(time)
  return hasAccess
    ? dynamicSql`and (not ${inForce(now)} or (s.past_due_since, s.id) > (${since}::timestamptz, ${id}::int))`
    : dynamicSql`and not ${inForce(now)}
        and (s.past_due_since < ${since}::timestamptz or (s.past_due_since = ${since}::timestamptz and s.id > ${id}::int))`
}

/** `latestEmail`: of the member whose payment failed last. */
export async function countFailedPayments(database: Database): Promise<{ total: number; latestEmail: string | null }> {
  const counted = await parsedRow(
    database,
    z.object({ total: z.number(), latestEmail: z.string().nullable() }),
    dynamicSql`
      select count(*)::int as total, (array_agg(email order by "failingSince" desc, "membershipId" desc))[1] as "latestEmail"
      from (${selectFailing}) as failing`,
  )
  return counted ?? { total: 0, latestEmail: null }
}

/** Null unless its payment has failed. */
export async function findFailing(
  database: Database,
  membershipId: number,
  now: Date,
): Promise<FailingMembership | null> {
  const found = await row(database, extended(selectFailing, dynamicSql`and s.id = ${membershipId}`))
  return found && toFailing(found, now)
}

const selectFailing = sql<FailingRow>`
  select s.id as "membershipId", u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.email, s.plan,
    s.subscription_id as "subscriptionId", s.past_due_since as "failingSince", s.status = 'past_due' as "isPastDue",
    s.first_paid_at is not null as "hasPaid", s.suspended_for as "suspendedFor", s.paused_from as "pausedFrom"
  from subscriptions s join users u on u.id = s.user_id
  where s.status in ('past_due', 'unpaid') and s.past_due_since is not null and s.subscription_id is not null`

function toFailing({ isPastDue, hasPaid, suspendedFor, pausedFrom, ...membership }: FailingRow, now: Date) {
  const status: SubscriptionStatus = isPastDue ? 'past_due' : 'unpaid'
  const pastDueSince = membership.failingSince
  const billing = { currentPeriodEnd: null, cancelAtPeriodEnd: false, isCollectionPaused: false }
  const end = accessUntil({ status, pastDueSince, hasPaid, suspendedFor, pausedFrom, ...billing })
  return { ...membership, accessUntil: end && end > now ? end : null }
}

/** One that the provider can't answer about is listed without its amount. */
async function readDue(subscriptionId: string): Promise<{ due: DueInvoice | null; isProviderSilent: boolean }> {
  try {
    return { due: await findDueInvoice(subscriptionId), isProviderSilent: false }
  } catch (error) {
    if (error instanceof CardProviderError) return { due: null, isProviderSilent: true }
    throw error
  }
}

async function readEmails(database: Database, failing: FailingRow[]): Promise<SentEmail[]> {
  const sent = await rows(
    database,
    sql<Omit<SentEmail, 'membershipId'> & { place: number | null }>`
      select (q.place - 1)::int as place, m.key, m.sent_at as "sentAt",
        case when m.skipped_because is null then m.problem else m.skipped_because end as problem
      from unnest(${failing.map(({ email }) => email)}::text[], ${failing.map(failureKeyOf)}::text[]) with ordinality as q (email, key, place)
      join mail_outbox m on lower(m."to") = q.email and starts_with(m.key, q.key)
      order by m.created_at, m.id`,
  )
  return sent.flatMap(({ place, ...mail }) => {
    const membership = place === null ? undefined : failing[place]
    return membership ? { ...mail, membershipId: membership.membershipId } : []
  })
}

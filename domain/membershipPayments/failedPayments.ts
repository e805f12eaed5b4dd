import type { Plan } from '#contracts/people.ts'
import { type Database, dynamicSql, extended, row, rows, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { dashboardAddress } from '#providers/stripe/dashboardAddress.ts'
import { type DueInvoice, findDueInvoice } from '#providers/stripe/dueInvoice.ts'
import { graceEnd } from '../subscriptions/isEntitled.ts'
import { failureKeyOf } from './failureKey.ts'

export type FailingMembership = {
  membershipId: number
  userId: number
  firstName: string
  lastName: string
  email: string
  plan: Plan
  subscriptionId: string
  failingSince: Date
  hasGrace: boolean
}

type SentEmail = { membershipId: number; key: string; sentAt: Date | null; problem: string | null }

export type FailedPayment = Omit<FailingMembership, 'hasGrace'> & {
  accessUntil: Date | null
  due: DueInvoice | null
  isProviderSilent: boolean
  emails: SentEmail[]
  dashboardUrl: string | null
}

/** Each is read from the card provider, so a page has few. */
const SHOWN = 25

/** Oldest first. */
export async function readFailedPayments(
  database: Database,
  now: Date,
): Promise<{ failed: FailedPayment[]; total: number }> {
  const found = await rows(
    database,
    extended(selectFailing, dynamicSql`order by s.past_due_since, s.id limit ${SHOWN}`),
  )
  const { total } = await countFailedPayments(database)
  const emails = await readEmails(database, found)
  const failed = await Promise.all(
    found.map(async ({ hasGrace, ...membership }) => {
      const { due, isProviderSilent } = await readDue(membership.subscriptionId)
      const end = hasGrace ? graceEnd(membership.failingSince) : null
      return {
        ...membership,
        accessUntil: end && end > now ? end : null,
        due,
        isProviderSilent,
        emails: emails.filter(({ membershipId }) => membershipId === membership.membershipId),
        dashboardUrl: dashboardAddress(membership.subscriptionId),
      }
    }),
  )
  return { failed, total }
}

/** `latestEmail`: of the member whose payment failed last. */
export async function countFailedPayments(database: Database): Promise<{ total: number; latestEmail: string | null }> {
  const counted = await row(
    database,
    sql<{ total: number; latestEmail: string | null }>`
      select count(*)::int as total, (array_agg(u.email order by s.past_due_since desc, s.id desc))[1] as "latestEmail"
      from subscriptions s join users u on u.id = s.user_id
      where s.status in ('past_due', 'unpaid') and s.past_due_since is not null and s.subscription_id is not null`,
  )
  return counted ?? { total: 0, latestEmail: null }
}

/** Null unless its payment has failed. */
export const findFailing = (database: Database, membershipId: number): Promise<FailingMembership | null> =>
  row(database, extended(selectFailing, dynamicSql`and s.id = ${membershipId}`))

const selectFailing = sql<FailingMembership>`
  select s.id as "membershipId", u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.email, s.plan,
    s.subscription_id as "subscriptionId", s.past_due_since as "failingSince",
    s.status = 'past_due' and s.first_paid_at is not null and s.suspended_for is null and s.paused_from is null
      as "hasGrace"
  from subscriptions s join users u on u.id = s.user_id
  where s.status in ('past_due', 'unpaid') and s.past_due_since is not null and s.subscription_id is not null`

/** One that the provider can't answer about is listed without its amount. */
async function readDue(subscriptionId: string): Promise<{ due: DueInvoice | null; isProviderSilent: boolean }> {
  try {
    return { due: await findDueInvoice(subscriptionId), isProviderSilent: false }
  } catch (error) {
    if (error instanceof CardProviderError) return { due: null, isProviderSilent: true }
    throw error
  }
}

async function readEmails(database: Database, failing: FailingMembership[]): Promise<SentEmail[]> {
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

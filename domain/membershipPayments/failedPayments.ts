import type { Plan } from '#contracts/people.ts'
import { type Database, dynamicSql, extended, row, rows, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { dashboardAddress } from '#providers/stripe/dashboardAddress.ts'
import { type DueInvoice, findDueInvoice } from '#providers/stripe/dueInvoice.ts'
import { type AccessFacts, accessUntil, inForce } from '../subscriptions/isEntitled.ts'
import type { StoredStatus } from '../subscriptions/StoredStatus.ts'
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
  /** Null when access has ended. */
  accessUntil: Date | null
}

type FailingRow = Omit<FailingMembership, 'accessUntil'> &
  Omit<AccessFacts, 'pastDueSince' | 'status'> & { status: StoredStatus }

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
  { skip = 0, now }: { skip?: number; now: Date },
): Promise<{ failed: FailedPayment[]; total: number }> {
  const found = await rows(
    database,
    extended(
      selectFailing,
      dynamicSql`${whereFailing}
      order by ${inForce(now)} desc, case when ${inForce(now)} then s.past_due_since end, s.past_due_since desc, s.id
      limit ${PER_PAGE} offset ${skip}`,
    ),
  )
  const { total } = await countFailedPayments(database)
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
  return { failed, total }
}

/** `latestEmail`: of the member whose payment failed last. */
export async function countFailedPayments(database: Database): Promise<{ total: number; latestEmail: string | null }> {
  const counted = await row(database, extended(selectCount, whereFailing))
  return counted ?? { total: 0, latestEmail: null }
}

/** Null unless its payment has failed. */
export async function findFailing(
  database: Database,
  membershipId: number,
  now: Date,
): Promise<FailingMembership | null> {
  const found = await row(database, extended(selectFailing, dynamicSql`${whereFailing} and s.id = ${membershipId}`))
  return found && toFailing(found, now)
}

// `whereFailing` leaves none without its id and the day it failed.
const selectFailing = sql<FailingRow>`
  select s.id as "membershipId", u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.email, s.plan,
    coalesce(s.subscription_id, '') as "subscriptionId", coalesce(s.past_due_since, s.created_at) as "failingSince", s.status,
    s.current_period_end as "currentPeriodEnd", s.first_paid_at is not null as "hasPaid",
    s.suspended_for as "suspendedFor", s.paused_from as "pausedFrom"
  from subscriptions s join users u on u.id = s.user_id`

const selectCount = sql<{ total: number; latestEmail: string | null }>`
  select count(*)::int as total, (array_agg(u.email order by s.past_due_since desc, s.id desc))[1] as "latestEmail"
  from subscriptions s join users u on u.id = s.user_id`

const whereFailing = dynamicSql`
  where s.status in ('past_due', 'unpaid') and s.past_due_since is not null and s.subscription_id is not null`

function toFailing(found: FailingRow, now: Date): FailingMembership {
  const { status, currentPeriodEnd, hasPaid, suspendedFor, pausedFrom, ...membership } = found
  const pastDueSince = membership.failingSince
  const facts = { status, currentPeriodEnd, pastDueSince, hasPaid, suspendedFor, pausedFrom, cancelAtPeriodEnd: false }
  const end = accessUntil(facts)
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

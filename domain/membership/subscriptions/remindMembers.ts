import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { rows, sql } from '#database/sql.ts'
import { createBreaker, forEachUntilUnreachable } from '#domain/platform/cardPlumbing/createBreaker.ts'
import type { Req } from '#domain/platform/Req.ts'
import { applySubscription } from './applySubscription.ts'
import { dueMail, type MailFacts } from './dueMail.ts'
import type { StoredStatus } from './StoredStatus.ts'

const PAGE = 500

type Candidate = MailFacts & { subscriptionId: string }

/** Reads the card provider first, so that someone who just paid gets no reminder. Storing the response queues the mail. */
export async function remindMembers(req: Req): Promise<void> {
  const breaker = createBreaker()
  let after = 0
  while (!breaker.isOpen()) {
    const page = await findCandidates(req, after)
    await forEachUntilUnreachable(
      breaker,
      await withoutMail(req, page),
      ({ subscriptionId }) => applySubscription(req, subscriptionId),
      (error, { subscriptionId }) =>
        req.log.warn({ err: error, subscriptionId, msg: 'A member could not be reminded' }),
    )
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = last.id
  }
}

function findCandidates({ pool, now }: Req, after: number): Promise<Candidate[]> {
  const inAMonth = new Date(now.getTime() + 30 * DAY_MS)
  return rows(
    pool,
    sql<Omit<Candidate, 'status'> & { status: StoredStatus }>`
      select id, subscription_id as "subscriptionId", plan, status, trial_end as "trialEnd", current_period_end as "currentPeriodEnd", cancel_at_period_end as "cancelAtPeriodEnd",
        collection_paused as "isCollectionPaused",
        past_due_since as "pastDueSince", started_at as "startedAt", suspended_for as "suspendedFor",
        first_paid_at is not null as "hasPaid", paused_from as "pausedFrom", paused_until as "pausedUntil"
      from subscriptions
      where subscription_id is not null and id > ${after} and (
        status in ('past_due', 'unpaid')
        or (status = 'trialing' and trial_end > ${now} and trial_end <= ${new Date(now.getTime() + 3 * DAY_MS)})
        or (status = 'paused' and paused_until > ${now} and paused_until <= ${new Date(now.getTime() + 3 * DAY_MS)})
        -- Those whose year ends soon.
        or (status = 'active' and not cancel_at_period_end and not collection_paused and current_period_end > ${now}
          and case plan when 'annual' then current_period_end <= ${inAMonth}
            else extract(year from age(${inAMonth}::timestamptz, started_at)) > extract(year from age(${now}::timestamptz, started_at)) end))
      order by id limit ${PAGE}`,
  )
}

async function withoutMail({ pool, now }: Req, candidates: Candidate[]): Promise<Candidate[]> {
  const keyOf = (candidate: Candidate) => dueMail(candidate, now)?.key
  const keys = candidates.map(keyOf).filter((key) => key !== undefined)
  const written = await rows(pool, sql<{ key: string }>`select key from mail_outbox where key = any(${keys})`)
  const known = new Set(written.map(({ key }) => key))
  return candidates.filter((candidate) => {
    const key = keyOf(candidate)
    return key !== undefined && !known.has(key)
  })
}

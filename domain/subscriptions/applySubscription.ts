import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { ignoreRefusal } from '#providers/stripe/ignoreRefusal.ts'
import { type MembershipMoney, readMembershipMoney } from '#providers/stripe/membershipMoney.ts'
import { type CardSubscription, cancelSubscription, retrieveSubscription } from '#providers/stripe/memberships.ts'
import { type InboxEvent, isNewEvent } from '../payments/inbox.ts'
import type { Req } from '../Req.ts'
import { type MailedMembership, queueMembershipMails } from './queueMembershipMails.ts'
import { endUnwanted } from './endUnwanted.ts'
import { suspensionOf } from './suspensionOf.ts'
import { OVER } from './takeBack.ts'

/** What the card provider said, and when it was asked. */
export type Told = { subscription: CardSubscription; asked: Date; money?: MembershipMoney | null }

/**
 * Makes our row agree with the subscription as the card provider has it now. Calling it again, late or twice
 * changes nothing more. One that nobody is to have is ended instead.
 */
export async function applySubscription(req: Req, subscriptionId: string, event?: InboxEvent): Promise<void> {
  await apply(req, subscriptionId, event).catch((error: unknown) => {
    // Another one of theirs came to run in the same moment: now it shows which of them is one too many.
    if (!isSecondOfOne(error)) throw error
    return apply(req, subscriptionId, event)
  })
}

async function apply(req: Req, subscriptionId: string, event?: InboxEvent): Promise<void> {
  let told = await ask(subscriptionId)
  // Whoever took their money back is not charged again.
  if (told.money?.dispute === 'lost' && !OVER.includes(told.subscription.status) && (await isOurs(req, told))) {
    await cancelSubscription(subscriptionId).catch(ignoreRefusal)
    told = await ask(subscriptionId)
  }
  if (await endUnwanted(req, told.subscription, told.asked)) return
  await inTransaction(req.pool, async (tx) => {
    if (event && !(await isNewEvent(tx, event))) return
    await storeSubscription(tx, told, laterOf(req.now, event?.happenedAt))
  })
}

const UNIQUE_VIOLATION = '23505'

/** At most one that runs, and one that is begun, for each person: the database refuses a second. */
const isSecondOfOne = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === UNIQUE_VIOLATION && constraint?.startsWith('subscriptions_one_') === true
}

async function ask(subscriptionId: string): Promise<Told> {
  // By the real clock: of two answers under way, the one asked for later is the newer one.
  const asked = new Date()
  const subscription = await retrieveSubscription(subscriptionId)
  const hasPaid = !['trialing', 'incomplete', 'incomplete_expired'].includes(subscription.status)
  const money = hasPaid ? await readMembershipMoney(subscription.id, subscription.customerId) : null
  return { subscription, asked, money }
}

/** The account at the card provider may serve other products as well. */
async function isOurs({ pool }: Req, { subscription }: Told): Promise<boolean> {
  return (await row(pool, sql`select 1 from subscriptions where subscription_id = ${subscription.id}`)) !== null
}

/**
 * Stores an answer of the card provider and writes the mail that follows from it. An answer older than what is stored
 * is ignored, and a subscription that has ended stays ended.
 */
export async function storeSubscription(tx: Database, told: Told, now: Date): Promise<void> {
  const { subscription, asked } = told
  const { status } = subscription
  const isOver = OVER.includes(status)
  const stored = await row<Omit<MailedMembership, 'canceledAt' | 'lastPayment'> & { isClosed: boolean }>(
    tx,
    sql`
      update subscriptions s set
        subscription_id = ${subscription.id}, plan = ${subscription.plan}, status = ${status},
        current_period_end = ${subscription.currentPeriodEnd}, cancel_at_period_end = ${subscription.cancelAtPeriodEnd},
        trial_end = ${subscription.trialEnd},
        past_due_since = case
          when ${['past_due', 'unpaid'].includes(status)} then coalesce(s.past_due_since, ${subscription.invoicedAt ?? now})
          when ${['trialing', 'active'].includes(status)} then null
          else s.past_due_since end,
        started_at = coalesce(s.started_at, ${subscription.startedAt}),
        ended_at = case when ${isOver} then coalesce(s.ended_at, ${subscription.endedAt ?? now}) end,
        ${moneyColumns(told.money, now)}
        fetched_at = ${asked}, updated_at = now()
      from users u
      where u.id = s.user_id and s.status <> 'canceled' and (s.fetched_at is null or s.fetched_at <= ${asked})
        and (s.subscription_id = ${subscription.id} or (s.subscription_id is null and s.id = ${subscription.localId}
          and u.card_customer_id = ${subscription.customerId}))
      returning s.id, s.plan, s.status, s.trial_end as "trialEnd", s.cancel_at_period_end as "cancelAtPeriodEnd",
        s.past_due_since as "pastDueSince", s.started_at as "startedAt", s.suspended_for as "suspendedFor",
        s.current_period_end as "currentPeriodEnd", u.email, u.first_name as "firstName", u.closed_at is not null as "isClosed"`,
  )
  if (!stored || stored.isClosed) return
  const news = { canceledAt: subscription.canceledAt, lastPayment: told.money?.lastPayment ?? null }
  await queueMembershipMails(tx, { ...stored, ...news }, now)
}

/** Where the money was not asked about, what is known of it stays. */
function moneyColumns(money: MembershipMoney | null | undefined, now: Date) {
  if (!money) return sql``
  const suspendedFor = suspensionOf(money)
  return sql`
        first_paid_at = coalesce(s.first_paid_at, ${money.firstPaidAt}), suspended_for = ${suspendedFor},
        suspended_at = case when ${suspendedFor !== null} then coalesce(s.suspended_at, ${now}) end,`
}

/** The provider's clock may run ahead of ours: what it tells about has happened. */
const laterOf = (now: Date, happenedAt?: Date): Date => (happenedAt && happenedAt > now ? happenedAt : now)

import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql } from '#database/sql.ts'
import { changeSubscriptionPrice } from '#providers/stripe/memberships.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { createBreaker, forEachUntilUnreachable } from '#domain/platform/cardPlumbing/createBreaker.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readNumberSetting } from '#domain/platform/settings/settings.ts'
import { applySubscription } from '../subscriptions/applySubscription.ts'
import { chargeAt } from '../subscriptions/chargeAt.ts'
import { isChargeable } from '../subscriptions/isChargeable.ts'
import { chargedPrice } from '../subscriptions/membershipMails.ts'
import { nextChargeAt } from '../subscriptions/nextChargeAt.ts'
import { readMembershipPrices } from '../subscriptions/readMembershipPrices.ts'
import { findOpenMove, type OpenMove } from './findOpenMove.ts'
import { noticeTerms } from './noticeTerms.ts'

const PAGE = 500

type Candidate = { id: number; subscriptionId: string | null }

/** Tells members of a new price, and gives it to the card provider before the first charge at it. What fails is tried again in an hour. */
export async function movePrices(req: Req): Promise<void> {
  const noticeDays = await readNumberSetting(req.pool, 'price_notice_days')
  await dropOutdated(req)
  await forEachMember(req, await findUntold(req, noticeDays), (move) => tell(req, move, noticeDays))
  await forEachMember(req, await findTold(req), (move) => moveNow(req, move))
}

/** Of an ended membership, of another plan, or to a price that is no longer offered. */
async function dropOutdated({ pool, now }: Req): Promise<void> {
  // The card provider has it, and the process ended before that was stored.
  await pool.query(sql`
    update price_moves m set moved_at = ${now} from subscriptions s
    where s.id = m.subscription_id and m.moved_at is null and m.noticed_at is not null and s.plan = m.plan and s.price_cents = m.cents`)
  const { monthly, annual } = await readMembershipPrices(pool)
  await pool.query(sql`
    delete from price_moves m using subscriptions s
    where s.id = m.subscription_id and m.moved_at is null
      and (s.status in ('canceled', 'unpaid') or s.plan <> m.plan or s.price_cents = m.cents
        or m.cents <> case m.plan when 'annual' then ${annual}::int else ${monthly}::int end)`)
}

/** Those whose next charge may lie in the window; the rest are looked at when it does. */
const findUntold = ({ pool, now }: Req, noticeDays: number): Promise<Candidate[]> => {
  const { from, until } = noticeWindow(noticeDays, now)
  return rows(
    pool,
    sql<Candidate>`
      select m.id, s.subscription_id as "subscriptionId"
      from price_moves m join subscriptions s on s.id = m.subscription_id
      where m.moved_at is null and m.noticed_at is null
        and coalesce(s.paused_until, s.current_period_end) between ${from} and ${until}
      order by m.id limit ${PAGE}`,
  )
}

const findTold = ({ pool, now }: Req): Promise<Candidate[]> =>
  rows(
    pool,
    sql<Candidate>`
      select m.id, s.subscription_id as "subscriptionId"
      from price_moves m join subscriptions s on s.id = m.subscription_id
      where m.moved_at is null and m.begins_at <= ${new Date(now.getTime() + DAY_MS)}
      order by m.begins_at, m.id limit ${PAGE}`,
  )

const forEachMember = (req: Req, moves: Candidate[], work: (move: OpenMove) => Promise<void>): Promise<void> =>
  forEachUntilUnreachable(
    createBreaker(),
    moves,
    async ({ id, subscriptionId }) => {
      // Our row may be stale, and money depends on it.
      if (subscriptionId) await applySubscription(req, subscriptionId)
      const move = await findOpenMove(req.pool, id)
      if (move) await work(move)
    },
    (error, { id }) => req.log.warn({ err: error, priceMoveId: id, msg: 'A price could not be moved' }),
  )

async function tell({ pool, now }: Req, move: OpenMove, noticeDays: number): Promise<void> {
  const beginsAt = nextChargeAt(move)
  const { id, cents, email, language } = move
  const moved = { ...move, priceCents: cents }
  if (!beginsAt || !mayTellNow(beginsAt, noticeDays, now) || !isChargeable(chargeAt(moved, beginsAt))) return
  const price = (member: typeof move, at: Date) => chargedPrice({ ...member, creditCents: null }, at)
  const data = {
    firstName: '',
    oldPrice: price(move, now),
    newPrice: price(moved, beginsAt),
    changesAt: beginsAt.toISOString(),
  }
  await inTransaction(pool, async (tx) => {
    const { rowCount } = await tx.query(sql`
      update price_moves set terms = ${noticeTerms(moved, beginsAt, language)}, noticed_at = ${now}, begins_at = ${beginsAt}
      where id = ${id} and cents = ${cents} and noticed_at is null`)
    if (rowCount === 1)
      await queueMail(tx, { kind: 'price-changing', key: `price-changing:${id}:${cents}`, to: email, data })
  })
}

async function moveNow(req: Req, move: OpenMove): Promise<void> {
  const { id, plan, cents, subscriptionId, beginsAt } = move
  if (!beginsAt || !mayMoveNow(nextChargeAt(move), beginsAt, req.now)) return
  await changeSubscriptionPrice(subscriptionId, plan, cents)
  await req.pool.query(sql`update price_moves set moved_at = ${req.now} where id = ${id} and cents = ${cents}`)
  await applySubscription(req, subscriptionId)
}

/** A notice that is older has been forgotten by the time it matters. */
const MOST_DAYS = 30

/** The charges whose members are told now. @param noticeDays at least 7, see the setting. */
const noticeWindow = (noticeDays: number, now: Date): { from: Date; until: Date } => ({
  from: new Date(now.getTime() + noticeDays * DAY_MS),
  until: new Date(now.getTime() + MOST_DAYS * DAY_MS),
})

/** Whether a charge lies in the window: near enough to be remembered, far enough to cancel before. */
export function mayTellNow(chargeAt: Date | null, noticeDays: number, now: Date): boolean {
  const { from, until } = noticeWindow(noticeDays, now)
  return chargeAt !== null && chargeAt >= from && chargeAt <= until
}

/**
 * Whether the card provider gets the new price now: in the last day before a charge that is not before the one its member was told of.
 * Earlier, what is left of a period would count at a price that nobody paid.
 */
export function mayMoveNow(chargeAt: Date | null, beginsAt: Date, now: Date): boolean {
  if (chargeAt === null || chargeAt < beginsAt) return false
  return chargeAt > now && chargeAt.getTime() - now.getTime() <= DAY_MS
}

import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { lockPerson } from '#domain/people/people/locks.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { hashSecretCode } from '#domain/platform/secretCode.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { type GiftFacts, redemptionRefusal } from './redemptionRefusal.ts'
import type { Suspension } from '#contracts/people/people.ts'
import { renewalAfter } from '../subscriptions/renewalAfter.ts'
import type { StoredStatus } from '../subscriptions/StoredStatus.ts'

type Redeemed = { months: number; beginsAt: Date; endsAt: Date }
type FoundGift = GiftFacts & { id: number; months: number }

/**
 * The lock on the person keeps two gifts from covering the same months, and the one on the gift lets one of two people win.
 * @throws AppError `gift_membership_not_found`, `gift_membership_used`, `gift_membership_void`, `gift_membership_frozen`,
 * `membership_renews`.
 */
export async function redeemGiftMembership({ pool, user, now }: SignedInReq, plainCode: string): Promise<Redeemed> {
  return inTransaction(pool, async (tx) => {
    await lockPerson(tx, user.id)
    const isOpen = await returnsRow(tx, statement`select 1 from users where id = ${user.id} and closed_at is null`)
    if (!isOpen) throw new AppError('unauthorized')
    const gift = await row(
      tx,
      sql<FoundGift>`
        select id, months, redeemed_at as "redeemedAt", voided_at as "voidedAt", frozen_at as "frozenAt" from gift_memberships
        where code_hash = ${hashSecretCode(plainCode)} for no key update`,
    )
    if (!gift) throw new AppError('gift_membership_not_found')
    const refusal = redemptionRefusal(gift)
    if (refusal) throw new AppError(refusal)
    const { id, months } = gift
    const subscription = await findSubscription(tx, user.id)
    const period = giftPeriod({ now, months, subscription, givenUntil: await findGivenUntil(tx, user.id) })
    if (!period) throw stillCharged(subscription?.pausedUntil ?? null)
    const { beginsAt, endsAt } = period
    await tx.query(sql`
      update gift_memberships set redeemed_at = ${now}, redeemed_by_id = ${user.id}, begins_at = ${beginsAt}, ends_at = ${endsAt},
        updated_at = ${now} where id = ${id}`)
    return { months, beginsAt, endsAt }
  })
}

function stillCharged(pausedUntil: Date | null): AppError {
  if (!pausedUntil) return new AppError('membership_renews')
  return new AppError('membership_renews.paused', { date: pausedUntil })
}

type FoundSubscription = OwnSubscription & { pausedUntil: Date | null }

/** A person has at most one. */
const findSubscription = (tx: Database, userId: number): Promise<FoundSubscription | null> =>
  row(
    tx,
    sql<FoundSubscription>`
      select status, current_period_end as "currentPeriodEnd", cancel_at_period_end as "cancelAtPeriodEnd", suspended_for as "suspendedFor",
        paused_until as "pausedUntil"
      from subscriptions where user_id = ${userId} and status not in ('pending', 'incomplete', 'incomplete_expired', 'canceled')
      order by cancel_at_period_end limit 1`,
  )

async function findGivenUntil(tx: Database, userId: number): Promise<Date | null> {
  const given = await row(
    tx,
    sql<{ until: Date | null }>`
      select greatest(complimentary_until, (select max(ends_at) from gift_memberships where redeemed_by_id = u.id)) as until
      from users u where id = ${userId}`,
  )
  return given?.until ?? null
}

export type OwnSubscription = {
  status: StoredStatus
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  suspendedFor: Suspension | null
}

type Facts = {
  now: Date
  months: number
  /** The running subscription, whether or not it gives access. */
  subscription: OwnSubscription | null
  /** When what was given before ends: gifts, or complimentary access. */
  givenUntil: Date | null
}

/** Begins after what is paid and given already, so that nothing overlaps. Null for a subscription that will charge again. */
export function giftPeriod({ now, months, subscription, givenUntil }: Facts): { beginsAt: Date; endsAt: Date } | null {
  if (subscription && !subscription.cancelAtPeriodEnd) return null
  const ends = [now, givenUntil, subscription && paidUntil(subscription)].map((end) => end?.getTime() ?? 0)
  const beginsAt = new Date(Math.max(...ends))
  return { beginsAt, endsAt: renewalAfter(beginsAt, months, beginsAt) }
}

function paidUntil({ status, currentPeriodEnd, suspendedFor }: OwnSubscription): Date | null {
  return (status === 'active' || status === 'trialing') && !suspendedFor ? currentPeriodEnd : null
}

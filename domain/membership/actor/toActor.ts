import { ERROR_REASONS } from '#contracts/platform/errorReasons.ts'
import { dueAt } from '../subscriptions/chargeAt.ts'
import { pauseRefusal } from '../subscriptions/pauseRefusal.ts'
import { accessOf, givenUntil as endOfGiven, type GivenPeriod } from '../subscriptions/isEntitled.ts'
import { type Actor, membershipRow } from '#domain/platform/Actor.ts'
import type { ActorRow } from './actorColumns.ts'

/** @param proof how the request proves whose it is. */
export function toActor(proof: Pick<Actor, 'sessionId' | 'apiKey'>, found: ActorRow, now: Date): Actor {
  const subscription = found.plan === null ? null : membershipRow.parse(found)
  const { complimentaryUntil, gifts } = found
  const givenUntil = endOfGiven(complimentaryUntil, gifts, now)
  const access = accessOf(subscription, givenUntil, now)
  const { id, email, firstName, lastName, handle, commentsMuted, commentsTrusted } = found
  const { owesSecondFactor, emailUnconfirmed, hasPosts, hasCart, trialAvailable } = found
  const role = owesSecondFactor ? null : found.role
  const refusal = subscription && pauseRefusal(subscription, now)
  return {
    id,
    email,
    firstName,
    lastName,
    handle,
    role,
    isEmployee: role !== null,
    owesSecondFactor,
    emailUnconfirmed,
    isSubscriber: access !== null,
    isPatron: access === 'gift',
    commentsMuted,
    commentsTrusted,
    givenUntil,
    complimentaryUntil: complimentaryUntil && complimentaryUntil > now ? complimentaryUntil : null,
    giftFrom: firstGift(gifts, now),
    giftUntil: lastGift(gifts, now),
    hasPosts,
    hasCart,
    trialAvailable,
    ...proof,
    subscription,
    pauseRefusal: refusal && ERROR_REASONS[`pause_unavailable.${refusal}`],
    chargeNowCents: subscription && dueAt(subscription, now),
  }
}

function firstGift(gifts: GivenPeriod[], now: Date): Date | null {
  const open = gifts.filter(({ endsAt }) => endsAt > now.getTime())
  const begin = Math.min(...open.map(({ beginsAt }) => beginsAt))
  return open.length > 0 && begin > now.getTime() ? new Date(begin) : null
}

function lastGift(gifts: GivenPeriod[], now: Date): Date | null {
  const end = Math.max(0, ...gifts.map(({ endsAt }) => endsAt))
  return end > now.getTime() ? new Date(end) : null
}

import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type { MailData, PlanPrice } from '#contracts/platform/mails.ts'
import type { Plan } from '#contracts/people/people.ts'
import type { MembershipPayment } from '#providers/stripe/membershipMoney.ts'
import { chargeAt, type Discount, priceAt, type Priced } from './chargeAt.ts'
import { fullChargeAt } from './fullChargeAt.ts'
import { type ChargeFacts, nextChargeAt } from './nextChargeAt.ts'
import type { MailFacts } from './dueMail.ts'
import type { PlannedMonthly } from './runningPlan.ts'

/** An outage of the provider must not cause a flood of late emails. */
const RECENT_DAYS = 3

export type MembershipFacts = MailFacts &
  Discount &
  PlannedMonthly &
  Required<Priced> & {
    billingAnchor: Date | null
    /** Tax is added to each charge. */
    isTaxed: boolean
    canceledAt: Date | null
    lastPayment: MembershipPayment | null
  }

type MembershipMail = { key: string } & (
  | { kind: 'membership-started'; data: Omit<MailData['membership-started'], 'firstName' | 'withdrawal'> }
  | { kind: 'membership-paid'; data: Omit<MailData['membership-paid'], 'firstName'> }
  | { kind: 'membership-cancelled'; data: Omit<MailData['membership-cancelled'], 'firstName'> }
  | { kind: 'membership-paused'; data: Omit<MailData['membership-paused'], 'firstName'> }
)

export function membershipMails(facts: MembershipFacts, now: Date): MembershipMail[] {
  return [started(facts, now), paid(facts, now), cancelled(facts, now), paused(facts, now)].filter(
    (mail) => mail !== null,
  )
}

const isRecent = (at: Date | null, now: Date): at is Date =>
  at !== null && now.getTime() - at.getTime() < RECENT_DAYS * DAY_MS

function started(facts: MembershipFacts, now: Date): MembershipMail | null {
  const { id, status, startedAt, trialEnd, currentPeriodEnd } = facts
  const end = status === 'trialing' ? trialEnd : currentPeriodEnd
  if (!['trialing', 'active'].includes(status) || !isRecent(startedAt, now) || !end) return null
  const nextChargeAt = end.toISOString()
  const trialEndsAt = status === 'trialing' ? nextChargeAt : null
  const data = { price: chargedPrice(facts, end), trialEndsAt, nextChargeAt }
  return { kind: 'membership-started', key: `membership-started:${id}`, data }
}

function paid(facts: MembershipFacts, now: Date): MembershipMail | null {
  const { plan, lastPayment } = facts
  if (!lastPayment || !isRecent(lastPayment.paidAt, now)) return null
  const next = nextChargeAt(facts)
  const { cents, taxCents, paidAt } = lastPayment
  const data = {
    plan,
    amountCents: cents,
    ...(taxCents > 0 && { taxCents }),
    paidAt: paidAt.toISOString(),
    nextChargeAt: next && next.toISOString(),
  }
  return { kind: 'membership-paid', key: `membership-paid:${lastPayment.invoiceId}`, data }
}

function cancelled(facts: MembershipFacts, now: Date): MembershipMail | null {
  const { id, status, cancelAtPeriodEnd, canceledAt, currentPeriodEnd } = facts
  const runs = ['trialing', 'active', 'past_due'].includes(status)
  if (!runs || !cancelAtPeriodEnd || !isRecent(canceledAt, now) || !currentPeriodEnd) return null
  const key = `membership-cancelled:${id}:${canceledAt.toISOString()}`
  return { kind: 'membership-cancelled', key, data: { accessUntil: currentPeriodEnd.toISOString() } }
}

function paused(facts: MembershipFacts, now: Date): MembershipMail | null {
  const { id, status, pausedFrom, pausedUntil } = facts
  if (!['active', 'paused'].includes(status) || !pausedFrom || !pausedUntil || now >= pausedUntil) return null
  const data = {
    accessUntil: pausedFrom.toISOString(),
    resumesAt: pausedUntil.toISOString(),
    price: chargedPrice(facts, pausedUntil),
  }
  return { kind: 'membership-paused', key: `membership-paused:${id}:${pausedUntil.toISOString()}`, data }
}

type Charged = Discount & Priced & ChargeFacts & { plan: Plan; billingAnchor: Date | null; isTaxed: boolean }

/** From a charge on. */
export function chargedPrice(facts: Charged, at: Date): PlanPrice {
  const { plan, isTaxed, creditCents } = facts
  const fullAt = fullChargeAt(facts)
  const fullCents = priceAt(facts, at)
  const cents = chargeAt(facts, at)
  return {
    plan,
    cents,
    ...(cents !== fullCents && fullAt && { then: { at: fullAt.toISOString(), cents: fullCents } }),
    ...(isTaxed && { isTaxed }),
    ...(creditCents && { creditCents }),
  }
}

import { longDay } from '#contracts/longDay.ts'
import type { MailData } from '#contracts/mails.ts'
import type { Plan } from '#contracts/people.ts'
import { PLANS } from '#contracts/constants.ts'
import { type Cents, formatCents } from '#contracts/money.ts'
import type { MembershipPayment } from '#providers/stripe/membershipMoney.ts'
import { chargeAt, type Discount, priceAt, type Priced } from './chargeAt.ts'
import { fullChargeAt } from './fullChargeAt.ts'
import { type ChargeFacts, nextChargeAt } from './nextChargeAt.ts'
import type { MailFacts } from './dueMail.ts'
import type { PlannedMonthly } from './runningPlan.ts'

const DAY = 24 * 60 * 60 * 1000
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

export type MembershipMail = { key: string } & (
  | {
      kind: 'membership-started'
      data: { plan: string; price: string; trialEndsAt: string | null; nextChargeAt: string }
    }
  | { kind: 'membership-paid'; data: Omit<MailData['membership-paid'], 'firstName'> }
  | { kind: 'membership-cancelled'; data: { accessUntil: string } }
  | { kind: 'membership-paused'; data: { accessUntil: string; resumesAt: string; price: string } }
)

export function membershipMails(facts: MembershipFacts, now: Date): MembershipMail[] {
  return [started(facts, now), paid(facts, now), cancelled(facts, now), paused(facts, now)].filter(
    (mail) => mail !== null,
  )
}

const isRecent = (at: Date | null, now: Date): at is Date =>
  at !== null && now.getTime() - at.getTime() < RECENT_DAYS * DAY

function started(facts: MembershipFacts, now: Date): MembershipMail | null {
  const { id, plan, status, startedAt, trialEnd, currentPeriodEnd } = facts
  const end = status === 'trialing' ? trialEnd : currentPeriodEnd
  if (!['trialing', 'active'].includes(status) || !isRecent(startedAt, now) || !end) return null
  const trialEndsAt = status === 'trialing' ? longDay(end) : null
  const data = { plan: planName(plan), price: chargeLabel(facts, end), trialEndsAt, nextChargeAt: longDay(end) }
  return { kind: 'membership-started', key: `membership-started:${id}`, data }
}

function paid(facts: MembershipFacts, now: Date): MembershipMail | null {
  const { plan, lastPayment } = facts
  if (!lastPayment || !isRecent(lastPayment.paidAt, now)) return null
  const next = nextChargeAt(facts)
  const amount = formatCents(lastPayment.cents)
  const tax = lastPayment.taxCents > 0 ? { tax: formatCents(lastPayment.taxCents) } : {}
  const data = {
    plan: planName(plan),
    amount,
    ...tax,
    paidAt: longDay(lastPayment.paidAt),
    nextChargeAt: next && longDay(next),
  }
  return { kind: 'membership-paid', key: `membership-paid:${lastPayment.invoiceId}`, data }
}

function cancelled(facts: MembershipFacts, now: Date): MembershipMail | null {
  const { id, status, cancelAtPeriodEnd, canceledAt, currentPeriodEnd } = facts
  const runs = ['trialing', 'active', 'past_due'].includes(status)
  if (!runs || !cancelAtPeriodEnd || !isRecent(canceledAt, now) || !currentPeriodEnd) return null
  const key = `membership-cancelled:${id}:${canceledAt.toISOString()}`
  return { kind: 'membership-cancelled', key, data: { accessUntil: longDay(currentPeriodEnd) } }
}

function paused(facts: MembershipFacts, now: Date): MembershipMail | null {
  const { id, status, pausedFrom, pausedUntil } = facts
  if (!['active', 'paused'].includes(status) || !pausedFrom || !pausedUntil || now >= pausedUntil) return null
  const data = {
    accessUntil: longDay(pausedFrom),
    resumesAt: longDay(pausedUntil),
    price: chargeLabel(facts, pausedUntil),
  }
  return { kind: 'membership-paused', key: `membership-paused:${id}:${pausedUntil.toISOString()}`, data }
}

export const planName = (plan: Plan): string => (plan === 'annual' ? 'Annual' : 'Monthly')
/** `$12.12 a month`. */
export const priceLabel = (plan: Plan, cents: Cents): string => `${formatCents(cents)} a ${PLANS[plan].interval}`
type Charged = Discount & Priced & ChargeFacts & { plan: Plan; billingAnchor: Date | null; isTaxed: boolean }

/** From a charge on: `$6.06 a month until February 26, 2027, then $12.12 a month`. */
export function chargeLabel(facts: Charged, at: Date): string {
  const { plan } = facts
  const endsAt = fullChargeAt(facts)
  const priceCents = priceAt(facts, at)
  const full = priceLabel(plan, priceCents)
  const cents = chargeAt(facts, at)
  const reduced = priceLabel(plan, cents)
  const net = cents === priceCents ? full : endsAt ? `${reduced} until ${longDay(endsAt)}, then ${full}` : reduced
  const price = facts.isTaxed ? `${net}, plus tax` : net
  return facts.creditCents ? `${price}, less your credit of ${formatCents(facts.creditCents)}` : price
}

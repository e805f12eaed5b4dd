import type { Plan } from '#contracts/people.ts'
import { PLANS } from '#contracts/constants.ts'
import { formatCents } from '#contracts/money.ts'
import type { MembershipPayment } from '#providers/stripe/membershipMoney.ts'
import type { MailFacts } from './dueMail.ts'

const DAY = 24 * 60 * 60 * 1000
/** An outage of the provider must not cause a flood of late emails. */
const NEWS_DAYS = 3

export type News = MailFacts & {
  plan: Plan
  currentPeriodEnd: Date | null
  canceledAt: Date | null
  lastPayment: MembershipPayment | null
}

export type NewsMail = { key: string } & (
  | {
      kind: 'membership-started'
      data: { plan: string; price: string; trialEndsAt: string | null; nextChargeAt: string }
    }
  | { kind: 'membership-paid'; data: { plan: string; amount: string; paidAt: string; nextChargeAt: string | null } }
  | { kind: 'membership-cancelled'; data: { accessUntil: string } }
)

export function membershipMails(news: News, now: Date): NewsMail[] {
  return [started(news, now), paid(news, now), cancelled(news, now)].filter((mail) => mail !== null)
}

const isNews = (at: Date | null, now: Date): at is Date => at !== null && now.getTime() - at.getTime() < NEWS_DAYS * DAY

function started({ id, plan, status, startedAt, trialEnd, currentPeriodEnd }: News, now: Date): NewsMail | null {
  const end = status === 'trialing' ? trialEnd : currentPeriodEnd
  if (!['trialing', 'active'].includes(status) || !isNews(startedAt, now) || !end) return null
  const trialEndsAt = status === 'trialing' ? day.format(end) : null
  const data = { plan: nameOf(plan), price: priceOf(plan), trialEndsAt, nextChargeAt: day.format(end) }
  return { kind: 'membership-started', key: `membership-started:${id}`, data }
}

function paid({ plan, lastPayment, currentPeriodEnd, cancelAtPeriodEnd }: News, now: Date): NewsMail | null {
  if (!lastPayment || !isNews(lastPayment.paidAt, now)) return null
  const nextChargeAt = currentPeriodEnd && !cancelAtPeriodEnd ? day.format(currentPeriodEnd) : null
  const amount = formatCents(lastPayment.cents)
  const data = { plan: nameOf(plan), amount, paidAt: day.format(lastPayment.paidAt), nextChargeAt }
  return { kind: 'membership-paid', key: `membership-paid:${lastPayment.invoiceId}`, data }
}

function cancelled(news: News, now: Date): NewsMail | null {
  const { id, status, cancelAtPeriodEnd, canceledAt, currentPeriodEnd } = news
  const runs = ['trialing', 'active', 'past_due'].includes(status)
  if (!runs || !cancelAtPeriodEnd || !isNews(canceledAt, now) || !currentPeriodEnd) return null
  const key = `membership-cancelled:${id}:${canceledAt.toISOString()}`
  return { kind: 'membership-cancelled', key, data: { accessUntil: day.format(currentPeriodEnd) } }
}

const nameOf = (plan: Plan): string => (plan === 'annual' ? 'Annual' : 'Monthly')
const priceOf = (plan: Plan): string => `${formatCents(PLANS[plan].cents)} a ${PLANS[plan].interval}`
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

import type { MailData } from '#contracts/platform/mails.ts'
import type { Database } from '#database/sql.ts'
import { readMembershipNotice } from '../membershipWithdrawals/readMembershipNotice.ts'
import { type Mail, queueMail } from '#domain/platform/mail/queueMail.ts'
import { type DueMail, dueMail } from './dueMail.ts'
import { type MembershipFacts, membershipMails, chargedPrice } from './membershipMails.ts'

type MailedMembership = MembershipFacts & { email: string; firstName: string }

export type ReturnedMembership = Omit<MailedMembership, 'canceledAt' | 'lastPayment' | 'hasPaid'> & {
  hasPaid: boolean | null
  isClosed: boolean | null
}

/** Call it in the transaction of the cause; each mail is sent once. */
export async function queueMembershipMails(tx: Database, membership: MailedMembership, now: Date): Promise<void> {
  const { email: to, firstName } = membership
  for (const { key, kind, data } of membershipMails(membership, now)) {
    const withdrawal = kind === 'membership-started' && (await readMembershipNotice(tx, membership.id))
    await queueMail(tx, { kind, key, to, data: { firstName, ...data, ...(withdrawal && { withdrawal }) } } as Mail)
  }
  const due = dueMail(membership, now)
  if (due) await queueMail(tx, mailOf(due, membership))
}

/** Of the monthly plan, if its member chose that for when the year ends. */
function renewalOf(
  membership: MailedMembership,
  renewsAt: Date,
): Pick<MailData['renewal-reminder'], 'price' | 'renewsAt'> {
  const { plan, monthlyFrom, monthlyPriceCents: priceCents } = membership
  const isPlanned = plan === 'annual' && monthlyFrom !== null && priceCents !== null
  const at = isPlanned ? monthlyFrom : renewsAt
  // Its periods begin with the change.
  const monthly = {
    plan: 'monthly',
    priceCents: priceCents ?? 0,
    newPriceCents: null,
    currentPeriodEnd: at,
    billingAnchor: at,
  } as const
  const next = isPlanned ? { ...membership, ...monthly } : membership
  return { price: chargedPrice(next, at), renewsAt: at.toISOString() }
}

function mailOf(due: DueMail, membership: MailedMembership): Mail {
  const { key } = due
  const { firstName, email: to } = membership
  switch (due.kind) {
    case 'trial-ending': {
      const price = chargedPrice(membership, due.endsAt)
      const data = { firstName, endsAt: due.endsAt.toISOString(), price }
      return { kind: due.kind, key, to, data }
    }
    case 'renewal-reminder': {
      const data = { firstName, ...renewalOf(membership, due.renewsAt) }
      return { kind: due.kind, key, to, data }
    }
    case 'membership-resuming': {
      const data = { firstName, price: chargedPrice(membership, due.resumesAt), resumesAt: due.resumesAt.toISOString() }
      return { kind: due.kind, key, to, data }
    }
    case 'renewal-failed': {
      const data = { firstName, day: due.day, accessUntil: due.accessUntil && due.accessUntil.toISOString() }
      return { kind: due.kind, key, to, data }
    }
    case 'subscription-ended':
      return { kind: due.kind, key, to, data: { firstName, reason: due.reason } }
  }
}

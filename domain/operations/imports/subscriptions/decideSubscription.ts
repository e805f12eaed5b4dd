import { emailSchema } from '#contracts/shared/emailSchema.ts'
import { isReservedEmail } from '#domain/people/people/reservedEmail.ts'
import type { Decision, KnownAccount } from '../decideMember.ts'
import type { SubscriptionLine } from './SubscriptionLine.ts'

export type SubscriberAccount = KnownAccount & { hasMembership: boolean; customerId: string | null; isClosed: boolean }

type Situation = {
  /** The account with the customer’s address. */
  account: SubscriberAccount | null
  /** Someone changed their address and can still undo it. */
  isHeld: boolean
  earlierLine: number | null
  /** It is a membership here already. */
  isKnown: boolean
  /** The owner says that its product is a membership. */
  isChosen: boolean
  /** The open account that pays as this customer. */
  customerOwner: number | null
}

/** What happens with a subscription. Nothing is charged; the next renewal is as it was. */
export function decideSubscription(line: SubscriptionLine, now: Situation): Decision {
  const { account } = now
  if (now.isKnown) return { action: 'skip', reason: 'Is a membership here already.' }
  if (!now.isChosen) return { action: 'skip', reason: 'Its product isn’t chosen.' }
  if (line.email === '') return { action: 'refuse', reason: 'The customer has no email address at Stripe.' }
  if (!emailSchema.safeParse(line.email).success || isReservedEmail(line.email))
    return { action: 'refuse', reason: 'The email address isn’t valid.' }
  if (line.status !== 'active' && line.status !== 'trialing')
    return { action: 'refuse', reason: `It is “${line.status}” at Stripe. Settle that there, then check again.` }
  if (!line.price) return { action: 'refuse', reason: 'It isn’t one price in US dollars, paid monthly or yearly.' }
  if (now.isHeld) return { action: 'refuse', reason: 'Another account can still change back to this address.' }
  if (now.earlierLine !== null)
    return { action: 'refuse', reason: `The same address has a subscription on line ${now.earlierLine}.` }
  if (now.customerOwner !== null && now.customerOwner !== account?.id)
    return { action: 'refuse', reason: 'Its customer at Stripe pays for another account here.' }
  if (!account) return { action: 'create', reason: null }
  if (account.isClosed) return { action: 'refuse', reason: 'Its account is being deleted. Check again tomorrow.' }
  if (!account.isConfirmed)
    return { action: 'skip', reason: 'Has an account whose address isn’t confirmed. Check again once it is.' }
  if (account.hasMembership) return { action: 'refuse', reason: 'Has a membership here, and would pay twice.' }
  if (account.customerId !== null && account.customerId !== line.customerId)
    return { action: 'refuse', reason: 'Has another customer at Stripe. Start the membership on the site instead.' }
  return { action: 'update', reason: 'Its account gets the membership.' }
}

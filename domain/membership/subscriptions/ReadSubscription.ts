import type { MembershipMoney } from '#providers/stripe/membershipMoney.ts'
import type { CardSubscription } from '#providers/stripe/memberships.ts'

/** The response with the higher `readNumber` is newer, regardless of any machine's clock. */
export type ReadSubscription = { subscription: CardSubscription; readNumber: number; money?: MembershipMoney | null }

import type { SubscriptionStatus } from '#contracts/people.ts'

/** Complimentary memberships have no row. */
export type StoredStatus = Exclude<SubscriptionStatus, 'complimentary'>

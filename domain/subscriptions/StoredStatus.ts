import type { SubscriptionStatus } from '#contracts/people.ts'

/** What `subscriptions.status` holds; a gift has no row there. */
export type StoredStatus = Exclude<SubscriptionStatus, 'complimentary'>

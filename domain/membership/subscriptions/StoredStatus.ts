import type { SubscriptionStatus } from '#contracts/people/people.ts'

export type StoredStatus = Exclude<SubscriptionStatus, 'complimentary'>

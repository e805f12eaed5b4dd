import type { SubscriptionStatus } from '#contracts/people.ts'

export type StoredStatus = Exclude<SubscriptionStatus, 'complimentary'>

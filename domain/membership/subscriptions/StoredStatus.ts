import type { SubscriptionStatus } from '#contracts/people/people.ts'

export type StoredStatus = Exclude<SubscriptionStatus, 'complimentary'>

/** States in which the card provider can charge again without anybody doing anything. */
export const CHARGING: SubscriptionStatus[] = ['trialing', 'active', 'past_due', 'paused']

/** States of a subscription that has begun and hasn't ended. At `unpaid` the provider has given up on its invoice. */
export const RUNNING: SubscriptionStatus[] = [...CHARGING, 'unpaid']

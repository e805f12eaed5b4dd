import type { Pool } from 'pg'
import type { Plan } from '#contracts/people/people.ts'
import type { IdempotencyKey } from '#providers/stripe/IdempotencyKey.ts'
import { findSubscription } from '#providers/stripe/memberships.ts'
import { withActionKey } from '#domain/platform/cardPlumbing/withIdempotencyKey.ts'

type PlanAction = {
  action: string
  subscriptionId: string
  plan: Plan
  call: (key: IdempotencyKey) => Promise<void>
}

/** Changes a plan once. The plan at the card provider tells whether an attempt without an answer worked. */
export async function withPlanKey(pool: Pool, { action, subscriptionId, plan, call }: PlanAction): Promise<void> {
  await withActionKey<true>(pool, {
    action,
    call: async (key) => {
      await call(key)
      return true
    },
    find: async () => ((await findSubscription(subscriptionId))?.plan === plan ? true : null),
  })
}

import { returnsRow, sql, statement } from '#database/sql.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { Req } from '#domain/platform/Req.ts'
import { refreshMembership } from '#domain/membership/subscriptions/refreshMembership.ts'
import { startSubscription } from '#domain/membership/subscriptions/startSubscription.ts'
import { env } from '#env'
import { callCards } from './callCards.ts'

/** A subscriber who used the trial and pays monthly with a test card. */
export async function seedSubscription(req: Req, subscriber: Actor): Promise<void> {
  const known = await returnsRow(
    req.pool,
    statement`select id from subscriptions where user_id = ${subscriber.id} and status = 'active'`,
  )
  if (known) return
  await req.pool.query(
    sql`update users set trial_used_at = coalesce(trial_used_at, ${req.now}) where id = ${subscriber.id}`,
  )
  const signedIn = { ...req, user: subscriber }
  const { clientSecret } = await startSubscription(signedIn, { plan: 'monthly' })
  const [intent] = clientSecret.split('_secret_')
  await callCards(`payment_intents/${intent}/confirm`, { payment_method: 'pm_card_visa', return_url: env().SITE_URL })
  await refreshMembership(signedIn)
}

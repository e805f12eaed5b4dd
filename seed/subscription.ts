import { returnsRow, sql, statement } from '#database/sql.ts'
import type { Actor } from '#domain/people/findActor.ts'
import type { Req } from '#domain/Req.ts'
import { refreshMembership } from '#domain/subscriptions/refreshMembership.ts'
import { startSubscription } from '#domain/subscriptions/startSubscription.ts'
import { env } from '#env'

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
  const { clientSecret } = await startSubscription(signedIn, 'monthly')
  await confirmWithTestCard(clientSecret)
  await refreshMembership(signedIn)
}

async function confirmWithTestCard(clientSecret: string): Promise<void> {
  const { STRIPE_API_BASE = 'https://api.stripe.com', STRIPE_SECRET_KEY, SITE_URL } = env()
  const [intent] = clientSecret.split('_secret_')
  const answer = await fetch(`${STRIPE_API_BASE}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ payment_method: 'pm_card_visa', return_url: SITE_URL }).toString(),
  })
  if (!answer.ok) throw new Error(`The test card was refused: ${await answer.text()}`)
}

import { rows, sql } from '#database/sql.ts'
import { findCardSetup } from '#providers/stripe/cardSetups.ts'
import { type Breaker, forEachUntilUnreachable } from '#domain/platform/cardPlumbing/createBreaker.ts'
import type { Req } from '#domain/platform/Req.ts'
import { applySetupIntent } from './applySetupIntent.ts'
import { endCardSetup } from './revokeSubscription.ts'

/** As the card provider's own limit for a first payment. */
const HOURS = 23

type OpenForm = { id: number; setupIntentId: string | null }

/** A form whose first payment is free never expires at the card provider, and would keep its use of the offer. */
export async function expireOfferForms(req: Req, breaker: Breaker): Promise<void> {
  const { pool, now } = req
  const open = await rows(
    pool,
    sql<OpenForm>`
      select id, setup_intent_id as "setupIntentId" from subscriptions
      where status = 'pending' and offer_id is not null and created_at < ${new Date(now.getTime() - HOURS * 3_600_000)}
      order by id limit 100`,
  )
  await forEachUntilUnreachable(
    breaker,
    open,
    (form) => expire(req, form),
    (error, { id }) => req.log.warn({ err: error, subscription: id, msg: 'A form of an offer could not be ended' }),
  )
}

async function expire(req: Req, { id, setupIntentId }: OpenForm): Promise<void> {
  if (setupIntentId) {
    const setup = await findCardSetup(setupIntentId)
    if (setup?.status === 'succeeded') return applySetupIntent(req, setupIntentId)
    await endCardSetup(setupIntentId)
  }
  await req.pool.query(sql`
    update subscriptions set status = 'incomplete_expired', ended_at = ${req.now}
    where id = ${id} and status = 'pending' and setup_intent_id is not distinct from ${setupIntentId}`)
}

import { returnsRow, sql, statement } from '#database/sql.ts'
import { createCardSetup, findCardSetup, findCardSetupOf } from '#providers/stripe/cardSetups.ts'
import { baseKey } from '#domain/platform/cardPlumbing/nextIdempotencyKey.ts'
import { withIdempotencyKey } from '#domain/platform/cardPlumbing/withIdempotencyKey.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { endCardSetup } from './revokeSubscription.ts'
import { expireSubscriptionForm, refuseIfConfirmed } from './subscriptionForm.ts'
import type { SubscriptionForm } from './BegunForm.ts'

/** @returns the client secret; null when the open form could not be used, which is closed now. */
export async function startCardSetup(
  req: SignedInReq,
  begun: SubscriptionForm,
  customerId: string,
): Promise<string | null> {
  const setup = begun.setupIntentId
    ? await findCardSetup(begun.setupIntentId)
    : await createSetup(req, begun, customerId)
  if (!setup) {
    await expireSubscriptionForm(req, begun)
    return null
  }
  await refuseIfConfirmed(req, setup)
  await req.pool.query(sql`
    update subscriptions set setup_intent_id = ${setup.id}
    where id = ${begun.id} and status = 'pending' and setup_intent_id is null`)
  const isOpen = await returnsRow(
    req.pool,
    statement`select 1 from subscriptions where id = ${begun.id} and status = 'pending' and setup_intent_id = ${setup.id}`,
  )
  if (!isOpen) {
    await endCardSetup(setup.id)
    throw new AppError('form_replaced')
  }
  if (setup.status !== 'canceled' && setup.clientSecret) return setup.clientSecret
  await expireSubscriptionForm(req, begun)
  return null
}

function createSetup(req: SignedInReq, { id, key, plan }: SubscriptionForm, customerId: string) {
  const localKey = baseKey(key)
  return withIdempotencyKey(req.pool, {
    owner: { of: 'subscription', id },
    key,
    // The subscription itself uses the bare key.
    endpoint: 'setup',
    call: (idempotencyKey) => createCardSetup({ idempotencyKey, localKey, userId: req.user.id, plan, customerId }),
    find: () => findCardSetupOf(customerId, localKey),
  })
}

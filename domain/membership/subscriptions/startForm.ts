import { SMALLEST_PAYMENT_CENTS } from '#contracts/shared/constants.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { readCredit } from '#providers/stripe/customers.ts'
import { isMissing } from '#providers/stripe/isMissing.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { type Customer, firstPayment, startFirstPayment, type StartedForm } from './startFirstPayment.ts'
import { expireSubscriptionForm, refuseIfConfirmed } from './subscriptionForm.ts'
import type { BegunForm, SubscriptionForm } from './BegunForm.ts'
import { returnsRow, sql, statement } from '#database/sql.ts'
import { createCardSetup, findCardSetup, findCardSetupOf } from '#providers/stripe/cardSetups.ts'
import { baseKey } from '#domain/platform/cardPlumbing/nextIdempotencyKey.ts'
import { withIdempotencyKey } from '#domain/platform/cardPlumbing/withIdempotencyKey.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { endCardSetup } from './revokeSubscription.ts'

/**
 * Nothing is charged today, so a card is confirmed before the subscription exists. The card provider adds a rest of 1 to 49 cents
 * to the next payment. An open payment has its credit taken off already.
 */
const needsCardFirst = (begun: BegunForm, creditCents: Cents): boolean =>
  begun.isTrial ||
  begun.firstCents === 0 ||
  (begun.subscriptionId === null && firstPayment(begun) - creditCents < SMALLEST_PAYMENT_CENTS)

/** @returns null when the open form could not be used; it is closed now. */
export async function startForm(req: SignedInReq, begun: BegunForm, customer: Customer): Promise<StartedForm | null> {
  const { customerId } = customer
  try {
    const { isTrial } = begun
    const firstCents = firstPayment(begun)
    const creditCents = isTrial ? 0 : Math.min(firstCents, await readCredit(customerId))
    if (!needsCardFirst(begun, creditCents)) return await startFirstPayment(req, begun, customer)
    const clientSecret = await startCardSetup(req, begun, customerId)
    const cents = isTrial ? firstCents : 0
    return clientSecret === null ? null : { intentType: 'setup', clientSecret, cents, creditCents }
  } catch (error) {
    if (!isMissing(error, 'customer')) throw error
    await expireSubscriptionForm(req, begun)
    return null
  }
}

/** @returns the client secret; null when the open form could not be used, which is closed now. */
async function startCardSetup(req: SignedInReq, begun: SubscriptionForm, customerId: string): Promise<string | null> {
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

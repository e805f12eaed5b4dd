import type { Cents } from '#contracts/shared/money.ts'
import type { TaxPlace } from '#contracts/membership/taxPlace.ts'
import { returnsRow, sql, statement } from '#database/sql.ts'
import { findCardSetup } from '#providers/stripe/cardSetups.ts'
import { findSubscription, findSubscriptionOf, startPaidSubscription } from '#providers/stripe/memberships.ts'
import { baseKey } from '#domain/platform/cardPlumbing/nextIdempotencyKey.ts'
import { withIdempotencyKey } from '#domain/platform/cardPlumbing/withIdempotencyKey.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { endCardSetup, revokeSubscription } from './revokeSubscription.ts'
import { expireSubscriptionForm, refuseIfConfirmed, refuseIfRunning } from './subscriptionForm.ts'
import type { BegunForm, SubscriptionForm } from './BegunForm.ts'

export const firstPayment = ({ firstCents, taxCents }: BegunForm): Cents => firstCents + taxCents

/** `cents`: what the card provider charges first, which is what the form shows. `creditCents`: what a credit pays of it. */
export type StartedForm = { intentType: 'setup' | 'payment'; clientSecret: string; cents: Cents; creditCents: Cents }

export type Customer = { customerId: string; place: TaxPlace | undefined }

/** @returns null when the open form could not be used; it is closed now. */
export async function startFirstPayment(
  req: SignedInReq,
  begun: BegunForm,
  { customerId, place }: Customer,
): Promise<StartedForm | null> {
  // Opened while a credit paid for everything; the credit is gone.
  if (begun.setupIntentId) {
    await refuseIfConfirmed(req, await findCardSetup(begun.setupIntentId))
    await endCardSetup(begun.setupIntentId)
    await expireSubscriptionForm(req, begun)
    return null
  }
  const subscriptionId = begun.subscriptionId ?? (await createPaid(req, begun, customerId))
  await req.pool.query(sql`
    update subscriptions set subscription_id = ${subscriptionId}, status = 'incomplete'
    where id = ${begun.id} and status = 'pending' and subscription_id is null`)
  // Another tab chose the other plan or closed the account: this one must not be payable.
  const isOpen = await returnsRow(
    req.pool,
    statement`
      select 1 from subscriptions
      where id = ${begun.id} and subscription_id = ${subscriptionId} and status not in ('canceled', 'incomplete_expired')`,
  )
  if (!isOpen) {
    await revokeSubscription(req, begun.id, subscriptionId)
    throw new AppError('form_replaced')
  }
  const started = await findSubscription(subscriptionId)
  await refuseIfRunning(req, started)
  const { status, clientSecret, invoicedCents, invoiceTotalCents: total, invoicedPlace } = started ?? {}
  if (status !== 'incomplete' || !clientSecret || !invoicedCents || !total) {
    await expireSubscriptionForm(req, begun)
    return null
  }
  // Begun where the member said to live before; its invoice stays taxed there.
  if (place && !isSamePlace(place, invoicedPlace)) {
    await revokeSubscription(req, begun.id, subscriptionId)
    await expireSubscriptionForm(req, begun)
    return null
  }
  const creditCents = total - invoicedCents
  if (begun.isTaxed && (total !== firstPayment(begun) || creditCents < 0))
    await refuseOtherTotal(req, begun, subscriptionId)
  return { intentType: 'payment', clientSecret, cents: invoicedCents, creditCents: Math.max(0, creditCents) }
}

const isSamePlace = (one: TaxPlace, other: TaxPlace | null | undefined): boolean =>
  one.country === other?.country && (one.postalCode ?? '') === (other.postalCode ?? '')

/** Only what was shown is charged; a credit may pay a part of it. */
async function refuseOtherTotal(req: SignedInReq, begun: BegunForm, subscriptionId: string): Promise<never> {
  await revokeSubscription(req, begun.id, subscriptionId)
  await expireSubscriptionForm(req, begun)
  throw new AppError('tax_changed')
}

async function createPaid(
  req: SignedInReq,
  { id, key, plan, priceCents, couponId, isTaxed }: SubscriptionForm,
  customerId: string,
): Promise<string> {
  const localKey = baseKey(key)
  const subscription = await withIdempotencyKey(req.pool, {
    owner: { of: 'subscription', id },
    key,
    call: (idempotencyKey) =>
      startPaidSubscription({
        idempotencyKey,
        localKey,
        userId: req.user.id,
        plan,
        priceCents,
        couponId,
        customerId,
        isTaxed,
      }),
    find: () => findSubscriptionOf(customerId, localKey),
  })
  return subscription.id
}

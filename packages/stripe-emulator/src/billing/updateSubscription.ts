import type { Emulator, Handler } from '../Emulator.ts'
import { invalidRequest } from '../http/StripeError.ts'
import { changeObject } from '../state/changeObject.ts'
import { invalidTaxLocation } from '../tax/invalidTaxLocation.ts'
import { hasTaxLocation } from '../tax/taxRates.ts'
import { requireObject } from '../state/requireObject.ts'
import { mergeMetadata } from '../state/mergeMetadata.ts'
import type { PauseBehavior, Price, Subscription } from '../state/objects.ts'
import { endTrial, renew } from './beginPeriod.ts'
import { requireOwnCard, type SubscriptionParams } from './createSubscription.ts'
import { startDiscounts } from './discounts.ts'
import { automaticTax } from './invoiceTax.ts'
import { rejectUnsupported } from './rejectUnsupported.ts'
import { changeSubscription, customerOf, firstItem, isOver, withPeriod } from './subscriptionParts.ts'
import { switchPrice } from './switchPrice.ts'

interface UpdateParams extends Omit<SubscriptionParams, 'items'> {
  cancellation_details?: { comment?: string | null; feedback?: string | null }
  items?: { id?: string; price?: string; quantity?: number; deleted?: boolean }[]
  billing_cycle_anchor?: { type: 'now' | 'unchanged' }
  pause_collection?: '' | null | { behavior: PauseBehavior; resumes_at?: number }
  proration_behavior?: 'none' | 'always_invoice' | 'create_prorations'
  proration_date?: number
}

const SUPPORTED = [
  'automatic_tax',
  'billing_cycle_anchor',
  'cancel_at',
  'cancel_at_period_end',
  'cancellation_details',
  'collection_method',
  'default_payment_method',
  'description',
  'discounts',
  'expand',
  'items',
  'metadata',
  'off_session',
  'pause_collection',
  'payment_behavior',
  'payment_settings',
  'proration_behavior',
  'proration_date',
  'trial_end',
  'trial_settings',
]

export const updateSubscriptionHandler: Handler<UpdateParams> = (emulator, { id, params }) => {
  rejectUnsupported(params, SUPPORTED)
  return updateSubscription(emulator, requireObject(emulator, 'subscription', id), params)
}

export function updateSubscription(emulator: Emulator, subscription: Subscription, params: UpdateParams): Subscription {
  const touchesMore = Object.keys(params).some((name) => !['metadata', 'cancellation_details', 'expand'].includes(name))
  if (isOver(subscription) && touchesMore) {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.')
  }
  requireOwnCard(emulator, customerOf(emulator, subscription), params.default_payment_method || undefined)
  const item = params.items?.[0]
  const wanted = item?.price ? requireObject(emulator, 'price', item.price, 'items[0][price]') : undefined
  if (params.items) requireSingleItem(subscription, params.items)

  changeSubscription(emulator, subscription, {
    ...plainFields(emulator, subscription, params),
    ...cancellation(emulator, subscription, params),
  })
  if (item?.quantity !== undefined) changeQuantity(emulator, subscription, item.quantity)
  if (wanted && wanted.id !== firstItem(subscription).price.id) switchTo(emulator, subscription, wanted, params)
  if (params.trial_end !== undefined) moveTrialEnd(emulator, subscription, params.trial_end)
  if (params.billing_cycle_anchor?.type === 'now') restartPeriod(emulator, subscription, params)
  return subscription
}

function plainFields(emulator: Emulator, subscription: Subscription, params: UpdateParams): Partial<Subscription> {
  const patch: Partial<Subscription> = { metadata: mergeMetadata(subscription.metadata, params.metadata) }
  if (params.default_payment_method !== undefined) patch.default_payment_method = params.default_payment_method || null
  if (params.pause_collection !== undefined) patch.pause_collection = fullPause(emulator, params.pause_collection)
  if (params.discounts !== undefined) patch.discounts = startDiscounts(emulator, subscription, params.discounts || [])
  if (params.automatic_tax) patch.automatic_tax = changedTax(emulator, subscription, params.automatic_tax.enabled)
  if (params.description !== undefined) patch.description = params.description
  if (params.payment_settings) patch.payment_settings = { ...subscription.payment_settings, ...params.payment_settings }
  if (params.trial_settings?.end_behavior) {
    const endBehavior = { ...subscription.trial_settings.end_behavior, ...params.trial_settings.end_behavior }
    patch.trial_settings = { end_behavior: endBehavior as Subscription['trial_settings']['end_behavior'] }
  }
  return patch
}

function changedTax(emulator: Emulator, subscription: Subscription, enabled: boolean): Subscription['automatic_tax'] {
  const { address } = customerOf(emulator, subscription)
  if (enabled && !hasTaxLocation(address)) throw invalidTaxLocation('automatic_tax')
  return automaticTax(enabled)
}

/** While collection is paused, periods continue unpaid. */
function fullPause(emulator: Emulator, given: UpdateParams['pause_collection']): Subscription['pause_collection'] {
  if (!given) return null
  const { behavior, resumes_at: resumesAt } = given
  if (behavior === 'keep_as_draft')
    throw invalidRequest(
      'This emulator only pauses with void or mark_uncollectible.',
      'emulator_unsupported',
      'pause_collection',
    )
  if (resumesAt && resumesAt <= emulator.clock.now())
    throw invalidRequest('`resumes_at` must be in the future.', undefined, 'pause_collection[resumes_at]')
  return { behavior, resumes_at: resumesAt || null }
}

/** Begins a new period at once and charges it in full. */
function restartPeriod(emulator: Emulator, subscription: Subscription, params: UpdateParams): void {
  if (params.proration_behavior !== 'none')
    throw invalidRequest(
      'This emulator only restarts a period with proration_behavior none.',
      'emulator_unsupported',
      'billing_cycle_anchor',
    )
  if (subscription.status !== 'active') return
  renew(emulator, subscription, { billing_cycle_anchor: emulator.clock.now() })
}

/** `cancel_at_period_end` and `cancel_at` set the same scheduled end; either can be unset until then. */
function cancellation(emulator: Emulator, subscription: Subscription, params: UpdateParams): Partial<Subscription> {
  const { cancel_at_period_end: atPeriodEnd, cancel_at: cancelAt, cancellation_details: given } = params
  const details = { ...subscription.cancellation_details, ...given }
  const periodEnd = firstItem(subscription).current_period_end
  if (atPeriodEnd === true || typeof cancelAt === 'number') {
    return {
      cancel_at: typeof cancelAt === 'number' ? cancelAt : periodEnd,
      cancel_at_period_end: atPeriodEnd === true,
      canceled_at: subscription.canceled_at ?? emulator.clock.now(),
      cancellation_details: { ...details, reason: 'cancellation_requested' },
    }
  }
  const isTakenBack = atPeriodEnd === false || cancelAt === null || cancelAt === ''
  if (!isTakenBack) return given ? { cancellation_details: details } : {}
  const nothing = { ...details, comment: null, feedback: null, reason: null }
  return { cancel_at: null, cancel_at_period_end: false, canceled_at: null, cancellation_details: nothing }
}

function switchTo(emulator: Emulator, subscription: Subscription, price: Price, params: UpdateParams): void {
  if (!price.recurring) throw invalidRequest('The price specified does not recur.', undefined, 'items[0][price]')
  const proration = params.proration_behavior ?? 'create_prorations'
  const at = prorationDate(emulator, subscription, params.proration_date)
  switchPrice(emulator, subscription, { price, proration, at }, params.payment_behavior)
}

/** Within the running period, as at Stripe. */
export function prorationDate(emulator: Emulator, subscription: Subscription, given: number | undefined): number {
  if (given === undefined) return emulator.clock.now()
  const { current_period_start: start, current_period_end: end } = firstItem(subscription)
  if (given >= start && given <= end) return given
  throw invalidRequest('The proration_date must be within the current billing period.', undefined, 'proration_date')
}

function changeQuantity(emulator: Emulator, subscription: Subscription, quantity: number): void {
  const data = subscription.items.data.map((item) => ({ ...item, quantity }))
  changeSubscription(emulator, subscription, { items: { ...subscription.items, data } })
}

function moveTrialEnd(emulator: Emulator, subscription: Subscription, trialEnd: 'now' | number): void {
  const now = emulator.clock.now()
  if (trialEnd === 'now' || trialEnd <= now) {
    if (subscription.status === 'trialing') endTrial(emulator, subscription)
    return
  }
  if (subscription.status === 'trialing') emulator.store.dropNote('trialWillEnd', subscription.id)
  const start = subscription.status === 'trialing' ? (subscription.trial_start ?? now) : now
  changeSubscription(emulator, subscription, {
    status: 'trialing',
    trial_start: start,
    trial_end: trialEnd,
    billing_cycle_anchor: trialEnd,
    items: withPeriod(subscription, start, trialEnd),
  })
  if (subscription.cancel_at_period_end) changeObject(emulator, subscription, { cancel_at: trialEnd })
}

function requireSingleItem(subscription: Subscription, items: NonNullable<UpdateParams['items']>): void {
  const [item] = items
  if (items.length !== 1 || item?.deleted)
    throw invalidRequest('This emulator keeps exactly one item per subscription.', 'emulator_unsupported', 'items')
  if (!item?.id) {
    throw invalidRequest(
      'Adding a second item is not implemented by this emulator; name the item to change.',
      'emulator_unsupported',
      'items[0][id]',
    )
  }
  if (item.id !== firstItem(subscription).id)
    throw invalidRequest(`No such subscription item: '${item.id}'`, 'resource_missing', 'items[0][id]')
}

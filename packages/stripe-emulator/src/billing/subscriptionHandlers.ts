import type { Handler } from '../Emulator.ts'
import { invalidRequest, noSuch } from '../http/StripeError.ts'
import { listPage, type PageParams } from '../http/listPage.ts'
import { requireObject, requireCustomer } from '../state/requireObject.ts'
import { resume } from './beginPeriod.ts'
import { cancelSubscription } from './cancelSubscription.ts'
import { isOver } from './subscriptionParts.ts'

export const retrieveSubscription: Handler = (emulator, { id }) => requireObject(emulator, 'subscription', id)

interface CancelParams {
  cancellation_details?: { comment?: string | null; feedback?: string | null }
  invoice_now?: boolean
  prorate?: boolean
}

export const cancelSubscriptionHandler: Handler<CancelParams> = (emulator, { id, params }) => {
  const subscription = requireObject(emulator, 'subscription', id)
  if (isOver(subscription)) throw noSuch('subscription', id)
  cancelSubscription(emulator, subscription, { reason: 'cancellation_requested', ...params.cancellation_details })
  return subscription
}

export const resumeSubscription: Handler = (emulator, { id }) => {
  const subscription = requireObject(emulator, 'subscription', id)
  if (subscription.status !== 'paused') {
    throw invalidRequest('You can only resume a subscription that is paused.', 'subscription_not_paused')
  }
  resume(emulator, subscription)
  return subscription
}

interface SubscriptionFilter extends PageParams {
  customer?: string
  price?: string
  status?: string
  test_clock?: string
}

export const listSubscriptions: Handler<SubscriptionFilter> = (emulator, call) => {
  const { customer, price, status, test_clock: clock } = call.params
  if (customer) requireCustomer(emulator, customer)
  const matches = emulator.store
    .list('subscription')
    .filter((subscription) => !customer || subscription.customer === customer)
    .filter((subscription) => !price || subscription.items.data.some((item) => item.price.id === price))
    .filter((subscription) => !clock || subscription.test_clock === clock)
    .filter((subscription) => hasStatus(subscription.status, status))
  return listPage(matches, call.params, call.path)
}

function hasStatus(actual: string, wanted: string | undefined): boolean {
  if (wanted === 'all') return true
  if (wanted === undefined) return actual !== 'canceled'
  if (wanted === 'ended') return actual === 'canceled' || actual === 'incomplete_expired'
  return actual === wanted
}

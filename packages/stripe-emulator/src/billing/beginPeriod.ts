import type { Emulator } from '../Emulator.ts'
import type { Subscription } from '../state/objects.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import { cancelSubscription } from './cancelSubscription.ts'
import { markUncollectible, voidInvoice } from './closeInvoice.ts'
import { collectInvoice } from './collectInvoice.ts'
import { createInvoice, type Line } from './createInvoice.ts'
import { nextBoundary } from './periods.ts'
import { cardForRenewal, changeSubscription, customerOf, firstItem, withPeriod } from './subscriptionParts.ts'

export function endTrial(emulator: Emulator, subscription: Subscription): void {
  const missing = subscription.trial_settings.end_behavior.missing_payment_method
  const hasCard = cardForRenewal(emulator, subscription) !== undefined
  if (!hasCard && missing === 'cancel') return cancelSubscription(emulator, subscription, { reason: 'payment_failed' })
  if (!hasCard && missing === 'pause') {
    changeSubscription(emulator, subscription, { status: 'paused' })
    emitEvent(emulator, 'customer.subscription.paused', subscription)
    return
  }
  const now = emulator.clock.now()
  renew(emulator, subscription, { status: 'active', billing_cycle_anchor: now, trial_end: now })
}

export function renew(emulator: Emulator, subscription: Subscription, patch: Partial<Subscription> = {}): void {
  const start = emulator.clock.now()
  const recurring = firstItem(subscription).price.recurring
  if (!recurring) throw new Error(`Subscription ${subscription.id} has a price that does not recur`)
  const end = nextBoundary(patch.billing_cycle_anchor ?? subscription.billing_cycle_anchor, recurring, start)
  changeSubscription(emulator, subscription, { ...patch, items: withPeriod(subscription, start, end) })
  const invoice = createInvoice(emulator, subscription, 'subscription_cycle', periodLines(emulator, subscription))
  const pause = subscription.pause_collection
  if (pause?.behavior === 'void') voidInvoice(emulator, invoice)
  else if (pause) markUncollectible(emulator, invoice)
  else collectInvoice(emulator, invoice)
}

export function periodLines(emulator: Emulator, subscription: Subscription, isTrial = false): Line[] {
  return subscription.items.data.map((item) => {
    const name = emulator.store.find('product', item.price.product)?.name ?? 'Subscription'
    const priced = `${item.quantity} × ${name} (at $${(item.price.unit_amount / 100).toFixed(2)} / ${item.price.recurring?.interval ?? ''})`
    return {
      amount: isTrial ? 0 : item.price.unit_amount * item.quantity,
      description: isTrial ? `Trial period for ${name}` : priced,
      price: item.price,
      period: { start: item.current_period_start, end: item.current_period_end },
    }
  })
}

export function resume(emulator: Emulator, subscription: Subscription): void {
  const now = emulator.clock.now()
  if (customerOf(emulator, subscription).deleted) return
  renew(emulator, subscription, { status: 'active', billing_cycle_anchor: now })
  emitEvent(emulator, 'customer.subscription.resumed', subscription)
}

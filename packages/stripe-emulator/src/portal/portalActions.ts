import { resume } from '../billing/beginPeriod.ts'
import { cancelSubscription } from '../billing/cancelSubscription.ts'
import { chargeInvoice } from '../billing/collectInvoice.ts'
import { intentOf } from '../billing/createInvoice.ts'
import { firstItem, isOver } from '../billing/subscriptionParts.ts'
import { updateSubscription } from '../billing/updateSubscription.ts'
import { createPaymentMethod } from '../cards/createPaymentMethod.ts'
import { readCard } from '../demo/readCard.ts'
import type { Emulator } from '../Emulator.ts'
import { invalidRequest } from '../http/StripeError.ts'
import { buildSetupIntent } from '../payments/buildSetupIntent.ts'
import { throwIfRefused } from '../payments/confirmPaymentIntent.ts'
import { confirmSetupIntent } from '../payments/confirmSetupIntent.ts'
import { changeObject } from '../state/changeObject.ts'
import type { SetupIntent, Subscription } from '../state/objects.ts'
import { emitUpdated } from '../webhooks/emitEvent.ts'
import type { PortalView } from './portalView.ts'

type Form = Record<string, unknown>

/** `done` names a notice, `elsewhere` another page. */
export type Outcome = { done: string } | { elsewhere: string }

type Action = (emulator: Emulator, view: PortalView, form: Form) => Outcome

export const portalActions: Record<string, Action> = {
  cancel(emulator, view) {
    if (!view.offers('subscription_cancel')) throw invalidRequest('Canceling is not offered here.')
    if (view.cancelsImmediately) cancelSubscription(emulator, running(view), { reason: 'cancellation_requested' })
    else updateSubscription(emulator, running(view), { cancel_at_period_end: true })
    return { done: 'canceled' }
  },
  keep(emulator, view) {
    updateSubscription(emulator, running(view), { cancel_at_period_end: false })
    return { done: 'kept' }
  },
  resume(emulator, view) {
    if (running(view).status === 'paused') resume(emulator, running(view))
    return { done: 'resumed' }
  },
  switch(emulator, view, form) {
    if (!view.offers('subscription_update')) throw invalidRequest('Switching is not offered here.')
    const item = { id: firstItem(running(view)).id, price: String(form.price) }
    updateSubscription(emulator, running(view), {
      items: [item],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    })
    return { done: 'switched' }
  },
  card(emulator, view, form) {
    if (!view.offers('payment_method_update')) throw invalidRequest('Changing the card is not offered here.')
    const { card, expiry } = readCard(form, emulator.clock.now())
    const method = createPaymentMethod(emulator, card, expiry)
    const intent = buildSetupIntent(emulator, { customer: view.customer.id, payment_method: method.id })
    const returnUrl = `${emulator.origin}/portal/${view.session.id}`
    confirmSetupIntent(emulator, intent, undefined, { returnUrl })
    const step = intent.next_action?.redirect_to_url as { url: string } | undefined
    if (step) return { elsewhere: step.url }
    useCard(emulator, view, intent)
    return { done: 'card' }
  },
  pay(emulator, view, form) {
    const invoice = view.invoices.find((candidate) => candidate.id === form.invoice)
    if (invoice?.status !== 'open') throw invalidRequest('There is no such open invoice.')
    if (!view.card) throw invalidRequest('Add a card first.')
    chargeInvoice(emulator, invoice, view.card, false)
    const intent = intentOf(emulator, invoice)
    if (intent) throwIfRefused(intent)
    const step = intent?.next_action?.use_stripe_sdk as { stripe_js?: string } | undefined
    return step?.stripe_js ? { elsewhere: step.stripe_js } : { done: 'paid' }
  },
}

/** A subscription with its own card keeps that one. */
export function useCard(emulator: Emulator, view: PortalView, intent: SetupIntent): void {
  const card = intent.payment_method
  if (intent.status !== 'succeeded' || intent.customer !== view.customer.id || !card) return
  const settings = { ...view.customer.invoice_settings, default_payment_method: card }
  emitUpdated(
    emulator,
    'customer.updated',
    view.customer,
    changeObject(emulator, view.customer, { invoice_settings: settings }),
  )
}

function running({ subscription }: PortalView): Subscription {
  if (subscription && !isOver(subscription)) return subscription
  throw invalidRequest('There is no subscription to change.')
}

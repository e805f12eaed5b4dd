import { customerOf, isOver } from '../billing/subscriptionParts.ts'
import type { Emulator } from '../Emulator.ts'
import { StripeError } from '../http/StripeError.ts'
import type { Customer, Invoice, PaymentMethod, PortalSession, Subscription } from '../state/objects.ts'

type Feature = 'invoice_history' | 'payment_method_update' | 'subscription_cancel' | 'subscription_update'

export interface PortalView {
  session: PortalSession
  customer: Customer
  subscription: Subscription | undefined
  card: PaymentMethod | undefined
  invoices: Invoice[]
  offers(feature: Feature): boolean
  cancelsImmediately: boolean
}

export function viewPortal(emulator: Emulator, sessionId: string): PortalView {
  const session = emulator.store.find('billing_portal.session', sessionId)
  const customer = session && customerOf(emulator, session)
  if (!session || !customer || customer.deleted) {
    throw new StripeError(404, {
      type: 'invalid_request_error',
      message: 'This billing page does not exist, or no longer does.',
    })
  }
  const configuration = emulator.store.find('billing_portal.configuration', String(session.configuration))
  const features = (configuration?.features ?? {}) as Record<string, { enabled?: boolean; mode?: string } | undefined>
  const subscription = subscriptionFor(emulator, session)
  const cardId = customer.invoice_settings.default_payment_method ?? subscription?.default_payment_method
  return {
    session,
    customer,
    subscription,
    card: cardId ? emulator.store.find('payment_method', cardId) : undefined,
    invoices: emulator.store
      .list('invoice')
      .filter((invoice) => invoice.customer === customer.id && invoice.status !== 'draft')
      .reverse(),
    offers: (feature) => features[feature]?.enabled ?? false,
    cancelsImmediately: features.subscription_cancel?.mode === 'immediately',
  }
}

function subscriptionFor(emulator: Emulator, session: PortalSession): Subscription | undefined {
  const flow = session.flow as Record<string, { subscription?: string } | null> | null
  const named = flow?.subscription_cancel?.subscription ?? flow?.subscription_update?.subscription
  if (named) return emulator.store.find('subscription', named)
  const own = emulator.store.list('subscription').filter((item) => item.customer === session.customer)
  return own.findLast((item) => !isOver(item) && item.status !== 'incomplete') ?? own.at(-1)
}

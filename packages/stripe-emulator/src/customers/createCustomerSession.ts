import type { Handler } from '../Emulator.ts'
import { missingParam } from '../http/StripeError.ts'
import { requireCustomer } from '../state/requireObject.ts'
import { randomText } from '../state/newId.ts'

const LIVES_SECONDS = 30 * 60

type Component = { enabled?: boolean; features?: Record<string, unknown> }

export const createCustomerSession: Handler<{ customer?: string; components: Record<string, Component> }> = (
  emulator,
  { params },
) => {
  if (!params.customer) throw missingParam('customer')
  requireCustomer(emulator, params.customer)
  const now = emulator.clock.now()
  return {
    object: 'customer_session',
    client_secret: `cuss_secret_${randomText(48)}`,
    components: components(params.components),
    created: now,
    customer: params.customer,
    customer_account: null,
    expires_at: now + LIVES_SECONDS,
    livemode: false,
  }
}

function components(given: Record<string, Component>): Record<string, unknown> {
  const enabled = (name: string) => given[name]?.enabled ?? false
  const features = (name: string, defaults: Record<string, unknown>) =>
    enabled(name) ? { ...defaults, ...given[name]?.features } : null
  const redisplay = { payment_method_allow_redisplay_filters: ['always'], payment_method_remove: 'disabled' }
  const paymentElement = {
    ...redisplay,
    payment_method_redisplay: 'disabled',
    payment_method_redisplay_limit: 3,
    payment_method_save: 'disabled',
    payment_method_save_usage: null,
  }
  const mobileElement = {
    ...redisplay,
    payment_method_redisplay: 'disabled',
    payment_method_save: 'disabled',
    payment_method_save_allow_redisplay_override: null,
  }
  return {
    active_entitlements: { enabled: enabled('active_entitlements') },
    buy_button: { enabled: enabled('buy_button') },
    customer_portal: { enabled: enabled('customer_portal') },
    customer_sheet: { enabled: enabled('customer_sheet'), features: features('customer_sheet', redisplay) },
    mobile_payment_element: {
      enabled: enabled('mobile_payment_element'),
      features: features('mobile_payment_element', mobileElement),
    },
    payment_element: { enabled: enabled('payment_element'), features: features('payment_element', paymentElement) },
    pricing_table: { enabled: enabled('pricing_table') },
  }
}

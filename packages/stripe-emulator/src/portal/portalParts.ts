export interface FlowParams {
  type: string
  after_completion?: {
    type: string
    redirect?: { return_url: string }
    hosted_confirmation?: { custom_message?: string }
  }
  subscription_cancel?: { subscription: string; retention?: unknown }
  subscription_update?: { subscription: string }
}

/** With every branch, as the API returns it. */
export function fullFlow(given: FlowParams): { type: string; [field: string]: unknown } {
  const { after_completion: after } = given
  return {
    after_completion: {
      hosted_confirmation: after?.hosted_confirmation ? { custom_message: null, ...after.hosted_confirmation } : null,
      redirect: after?.redirect ?? null,
      type: after?.type ?? 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel: given.subscription_cancel
      ? { retention: null, subscription: given.subscription_cancel.subscription }
      : null,
    subscription_pause: null,
    subscription_update: given.subscription_update ?? null,
    subscription_update_confirm: null,
    type: given.type,
  }
}

/** On by default. */
export function fullFeatures(given: Record<string, Record<string, unknown>>): Record<string, unknown> {
  const { customer_update: customer, invoice_history: invoices, payment_method_update: card } = given
  const { subscription_cancel: cancel, subscription_update: update } = given
  return {
    customer_update: { allowed_updates: [], enabled: false, ...customer },
    invoice_history: { enabled: true, ...invoices },
    payment_method_update: { enabled: true, payment_method_configuration: null, ...card },
    subscription_cancel: {
      enabled: true,
      mode: 'at_period_end',
      proration_behavior: 'none',
      ...cancel,
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    },
    subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: ['price'],
      enabled: true,
      proration_behavior: 'always_invoice',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'continue_trial',
      ...update,
      ...(update?.products ? { products: (update.products as object[]).map(fullProduct) } : {}),
    },
  }
}

const fullProduct = (product: object) => ({
  adjustable_quantity: { enabled: false, maximum: null, minimum: 0 },
  ...product,
})

import type Stripe from 'stripe'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'

const SITE = 'stone-hunt'

type PortalSetUp = {
  product: string
  prices: string[]
  /** Whether members can change where they live, which their tax follows. */
  asksAddress: boolean
}

/** Stripe has no configuration until one is saved, separately for test and live mode. @returns whether anything changed. */
export async function setUpPortal({ product, prices, asksAddress }: PortalSetUp): Promise<boolean> {
  const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
    customer_update: asksAddress ? { enabled: true, allowed_updates: ['address'] } : { enabled: false },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      products: [{ product, prices: prices.sort() }],
    },
  }
  // Our last settings, because Stripe's response adds every default.
  const metadata = { site: SITE, settings: JSON.stringify({ product, prices, ...(asksAddress && { asksAddress }) }) }
  const existing = await findConfiguration()
  if (existing?.metadata?.['settings'] === metadata.settings) return false
  await callStripe('setting up the billing portal', 'billing_portal.configuration', () =>
    existing
      ? stripe().billingPortal.configurations.update(existing.id, { features, metadata })
      : stripe().billingPortal.configurations.create({ features, metadata }),
  )
  return true
}

let known: string | undefined

/** The configuration that sessions use; null for Stripe's default. */
export async function findPortalConfiguration(): Promise<string | null> {
  known ??= (await findConfiguration())?.id
  return known ?? null
}

async function findConfiguration(): Promise<Stripe.BillingPortal.Configuration | undefined> {
  const list = await callStripe('reading the billing portal’s settings', 'list', () =>
    stripe().billingPortal.configurations.list({ active: true, limit: 100 }),
  )
  return list.data.find(({ metadata }) => metadata?.['site'] === SITE)
}

import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import type { SiteConfig } from '#contracts/platform/site.ts'
import { leaveTo } from './leaveTo.ts'

let loaded: { key: string; stripe: Promise<Stripe | null> } | null = null

/** Loaded once. The demo charges nothing. */
export function loadPayments({ mode, publishableKey, demoConfirmUrl }: SiteConfig['payments']): Promise<Stripe | null> {
  const key = `${mode} ${publishableKey} ${demoConfirmUrl}`
  if (loaded?.key !== key) {
    const stripe = load()
    loaded = { key, stripe }
    // A failure is not cached.
    stripe.catch(() => (loaded = null))
  }
  return loaded.stripe

  async function load(): Promise<Stripe | null> {
    if (mode === 'demo') {
      if (!demoConfirmUrl) throw new Error('The demo card provider has no address')
      const { createDemoStripe } = await import('./demoStripe/createDemoStripe.ts')
      return createDemoStripe(demoConfirmUrl)
    }
    // `/pure` adds Stripe's script here; importing the main entry would add it to every screen.
    const { loadStripe } = await import('@stripe/stripe-js/pure')
    return loadStripe(publishableKey)
  }
}

/** A SetupIntent stores a card, a PaymentIntent charges one. */
export function isSetupSecret(clientSecret: string): boolean {
  return clientSecret.startsWith('seti_')
}

type Confirmation = {
  stripe: Stripe
  elements: StripeElements
  clientSecret: string
  returnUrl: string
  /** The form began without an intent, as the buttons of wallets do. */
  isDeferred?: boolean
  /** The browser leaves only for a way to pay that needs it. */
  staysHere?: boolean
}

/**
 * On success the browser leaves and this never resolves, or stays and this resolves with null; also when the intent was
 * confirmed before, as in another tab, or when a newer checkout replaced it.
 */
export async function confirmIntent({
  stripe,
  elements,
  clientSecret,
  returnUrl,
  isDeferred = false,
  staysHere = false,
}: Confirmation): Promise<StripeError | null> {
  const options = { elements, ...(isDeferred && { clientSecret }), confirmParams: { return_url: returnUrl } }
  const confirmHere = () => {
    const here = { ...options, redirect: 'if_required' as const }
    return isSetupSecret(clientSecret) ? stripe.confirmSetup(here) : stripe.confirmPayment(here)
  }
  const confirmAndLeave = () =>
    isSetupSecret(clientSecret) ? stripe.confirmSetup(options) : stripe.confirmPayment(options)
  const { error } = staysHere ? await confirmHere() : await confirmAndLeave()
  if (!error) return null
  const status = error.payment_intent?.status ?? error.setup_intent?.status
  const isReplaced = error.payment_intent?.status === 'canceled'
  if (status !== 'succeeded' && status !== 'processing' && !isReplaced) return error
  if (staysHere) return null
  leaveTo(returnUrl)
  return new Promise(() => undefined)
}

/** After any other failure the outcome is unknown. */
export function isDeclined({ type }: StripeError): boolean {
  return type === 'card_error' || type === 'validation_error' || type === 'invalid_request_error'
}

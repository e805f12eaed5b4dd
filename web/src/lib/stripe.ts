import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import type { SiteConfig } from '#contracts/site.ts'
import { leaveTo } from './leaveTo.ts'

let loaded: { key: string; stripe: Promise<Stripe | null> } | null = null

/** The card provider of this site: Stripe's own script, or the labelled demo that charges nothing. Loaded once. */
export function loadPayments({ mode, publishableKey, demoConfirmUrl }: SiteConfig['payments']): Promise<Stripe | null> {
  const key = `${mode} ${publishableKey} ${demoConfirmUrl}`
  if (loaded?.key !== key) {
    const stripe = load()
    loaded = { key, stripe }
    // A failure is not kept: the next call tries again.
    stripe.catch(() => (loaded = null))
  }
  return loaded.stripe

  async function load(): Promise<Stripe | null> {
    if (mode === 'demo') {
      if (!demoConfirmUrl) throw new Error('The demo card provider has no address')
      const { createDemoStripe } = await import('./demoStripe/createDemoStripe.ts')
      return createDemoStripe(demoConfirmUrl)
    }
    // `/pure` adds Stripe's script now; the package's main entry would add it to every screen by being imported.
    const { loadStripe } = await import('@stripe/stripe-js/pure')
    return loadStripe(publishableKey)
  }
}

/** Whether a client secret belongs to a SetupIntent (a card is stored) rather than a PaymentIntent (money moves). */
export function isSetupSecret(clientSecret: string): boolean {
  return clientSecret.startsWith('seti_')
}

type Confirmation = { stripe: Stripe; elements: StripeElements; clientSecret: string; returnUrl: string }

/**
 * Confirms with the call that fits the secret. On success the browser leaves for `returnUrl` and this never resolves; so
 * it does when the intent was already confirmed, as by an earlier try whose answer was lost.
 */
export async function confirmIntent({ stripe, elements, clientSecret, returnUrl }: Confirmation): Promise<StripeError> {
  const options = { elements, confirmParams: { return_url: returnUrl } }
  const { error } = isSetupSecret(clientSecret)
    ? await stripe.confirmSetup(options)
    : await stripe.confirmPayment(options)
  const status = error.payment_intent?.status ?? error.setup_intent?.status
  if (status !== 'succeeded' && status !== 'processing') return error
  leaveTo(returnUrl)
  return new Promise(() => undefined)
}

/** Whether the card provider said no. After any other failure nobody here knows whether the card was charged. */
export function isDeclined({ type }: StripeError): boolean {
  return type === 'card_error' || type === 'validation_error' || type === 'invalid_request_error'
}

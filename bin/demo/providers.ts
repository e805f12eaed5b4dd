import type { Secrets } from './secrets.ts'

type Given = Record<string, string | undefined>

export type DemoProviders = {
  /** Without the emulators' URLs, which are known once they started. */
  variables: Record<string, string>
  needsCards: boolean
  needsPrint: boolean
}

const PRINT_PRODUCTION = 'api.spreadconnect.app'

/**
 * With both Stripe keys set the demo uses Stripe; with a base URL set, an emulator started elsewhere; else its own.
 * @throws Error when the demo would order real prints.
 */
export function demoProviders(given: Given, secrets: Secrets): DemoProviders {
  const { SPREADCONNECT_BASE_URL, STRIPE_API_BASE, STRIPE_PUBLISHABLE_KEY, STRIPE_SECRET_KEY } = given
  if (SPREADCONNECT_BASE_URL?.includes(PRINT_PRODUCTION))
    throw new Error(
      'SPREADCONNECT_BASE_URL: the demo never orders real prints. Use the provider’s staging, or unset it.',
    )
  const isStripe = Boolean(STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && !STRIPE_API_BASE)
  return {
    variables: {
      STRIPE_SECRET_KEY: STRIPE_SECRET_KEY ?? secrets.cardKey,
      STRIPE_PUBLISHABLE_KEY: STRIPE_PUBLISHABLE_KEY ?? 'pk_test_demo',
      STRIPE_WEBHOOK_SECRET: given['STRIPE_WEBHOOK_SECRET'] ?? secrets.cardWebhook,
      ...(STRIPE_API_BASE && { STRIPE_API_BASE }),
      SPREADCONNECT_API_KEY: given['SPREADCONNECT_API_KEY'] ?? secrets.printKey,
      SPREADCONNECT_WEBHOOK_SECRET: given['SPREADCONNECT_WEBHOOK_SECRET'] ?? secrets.printWebhook,
      ...(SPREADCONNECT_BASE_URL && { SPREADCONNECT_BASE_URL }),
      PAYLOAD_SECRET: given['PAYLOAD_SECRET'] ?? secrets.payload,
    },
    needsCards: !isStripe && !STRIPE_API_BASE,
    needsPrint: !SPREADCONNECT_BASE_URL,
  }
}

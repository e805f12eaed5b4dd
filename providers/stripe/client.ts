import Stripe from 'stripe'
import { env } from '#env'

const TIMEOUT_MS = 10_000

let client: { key: string; stripe: Stripe } | undefined

export function stripe(): Stripe {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE } = env()
  // The setup in the browser tries one key after the other.
  if (client?.key === key) return client.stripe
  const base = STRIPE_API_BASE ? new URL(STRIPE_API_BASE) : null
  const stripe = new Stripe(key, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: Number(base.port) || 80,
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  })
  client = { key, stripe }
  return stripe
}

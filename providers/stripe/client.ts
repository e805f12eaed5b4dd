import Stripe from 'stripe'
import { type Env, env } from '#env'

const TIMEOUT_MS = 10_000

let client: { of: Env; stripe: Stripe } | undefined

export function stripe(): Stripe {
  const of = env()
  // The setup in the browser tries one environment after the other.
  if (client?.of === of) return client.stripe
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = of
  const base = STRIPE_API_BASE ? new URL(STRIPE_API_BASE) : null
  const stripe = new Stripe(STRIPE_SECRET_KEY, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: Number(base.port) || 80,
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  })
  client = { of, stripe }
  return stripe
}

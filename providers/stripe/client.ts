import Stripe from 'stripe'
import { env } from '#env'

const TIMEOUT_MS = 10_000

let client: Stripe | undefined

export function stripe(): Stripe {
  if (client) return client
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = env()
  const base = STRIPE_API_BASE ? new URL(STRIPE_API_BASE) : null
  client = new Stripe(STRIPE_SECRET_KEY, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: Number(base.port) || 80,
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  })
  return client
}

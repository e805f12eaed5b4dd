import Stripe from 'stripe'
import { CardProviderError } from './CardProviderError.ts'

const SPOKEN = { subscription: 'subscription', customer: 'customer', setup_intent: 'setupintent', invoice: 'invoice' }

/** 404 for an id in the path, 400 for an id in a parameter. Errors about other objects don't count. */
export function isMissing(error: unknown, kind: keyof typeof SPOKEN): boolean {
  if (!(error instanceof CardProviderError) || error.code !== 'resource_missing') return false
  if (error.status !== 404 && error.status !== 400) return false
  const cause = error.cause instanceof Stripe.errors.StripeError ? error.cause : null
  if (cause?.param === kind) return true
  const said = /^No such ([a-z_ ]+):/i.exec(cause?.message ?? '')?.[1] ?? ''
  return said.toLowerCase().replace(/[_ ]/g, '') === SPOKEN[kind]
}

export async function orNullIfMissing<Found>(kind: keyof typeof SPOKEN, call: Promise<Found>): Promise<Found | null> {
  try {
    return await call
  } catch (error) {
    if (isMissing(error, kind)) return null
    throw error
  }
}

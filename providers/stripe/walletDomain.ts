import type Stripe from 'stripe'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'

/** In the order in which buyers ask for them. */
const SHOWN_THERE = [
  ['apple_pay', 'Apple Pay'],
  ['google_pay', 'Google Pay'],
  ['link', 'Link'],
] as const

/**
 * Has Stripe offer wallets on this domain. Registering it again changes nothing.
 *
 * @returns problems as sentences.
 * @throws CardProviderError
 */
export async function registerWalletDomain(domain: string): Promise<string[]> {
  const made = await callStripe('registering the domain for wallets', 'payment_method_domain', () =>
    stripe().paymentMethodDomains.create({ domain_name: domain }),
  )
  if (problemsOf(made).length === 0) return []
  if (!made.enabled)
    await callStripe('enabling the domain for wallets', 'payment_method_domain', () =>
      stripe().paymentMethodDomains.update(made.id, { enabled: true }),
    )
  const tried = await callStripe('validating the domain for wallets', 'payment_method_domain', () =>
    stripe().paymentMethodDomains.validate(made.id),
  )
  return problemsOf(tried)
}

/** @returns problems as sentences; empty when every wallet is active there. @throws CardProviderError */
export async function checkWalletDomain(domain: string): Promise<string[]> {
  const { data } = await callStripe('reading the domain for wallets', 'list', () =>
    stripe().paymentMethodDomains.list({ domain_name: domain }),
  )
  const [known] = data
  return known ? problemsOf(known) : [`${domain} isn’t registered for wallets in Stripe’s dashboard.`]
}

function problemsOf(domain: Stripe.PaymentMethodDomain): string[] {
  if (!domain.enabled) return [`${domain.domain_name} is disabled for wallets in Stripe’s dashboard.`]
  return SHOWN_THERE.flatMap(([type, label]) => {
    const { status, status_details: details } = domain[type]
    if (status === 'active') return []
    return [`${label} isn’t active on ${domain.domain_name}${details ? `: ${details.error_message}` : ''}.`]
  })
}

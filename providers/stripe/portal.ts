import type Stripe from 'stripe'
import { inLanguage, type Language } from '#contracts/shared/languages.ts'
import { env } from '#env'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { findPortalConfiguration } from './setUpPortal.ts'

export type PortalFlow = 'cancel' | 'card' | 'plan'

/** @param subscriptionId the active one; without it a flow that needs one opens the overview. */
export async function openPortal(
  customerId: string,
  subscriptionId: string | null,
  flow?: PortalFlow,
  language: Language = 'en',
): Promise<string> {
  const configuration = await findPortalConfiguration()
  const session = await callStripe('opening the billing portal', 'billing_portal.session', () =>
    stripe().billingPortal.sessions.create({
      customer: customerId,
      ...(configuration && { configuration }),
      return_url: env().SITE_URL + inLanguage(language, '/'),
      locale: language,
      flow_data: toFlow(subscriptionId, flow),
    }),
  )
  return session.url
}

function toFlow(
  subscription: string | null,
  flow?: PortalFlow,
): Stripe.BillingPortal.SessionCreateParams.FlowData | undefined {
  if (flow === 'card') return { type: 'payment_method_update' }
  if (!subscription) return undefined
  if (flow === 'cancel') return { type: 'subscription_cancel', subscription_cancel: { subscription } }
  if (flow === 'plan') return { type: 'subscription_update', subscription_update: { subscription } }
  return undefined
}

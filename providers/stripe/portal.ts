import type Stripe from 'stripe'
import { inLanguage, type Language } from '#contracts/shared/languages.ts'
import { env } from '#env'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { findPortalConfiguration } from './setUpPortal.ts'

/** The account reads the membership again, because the provider’s event may come later than the member. */
const RETURN_PATH = '/account?billing=done'

export type PortalFlow = 'cancel' | 'card' | 'plan'

/** @param subscriptionId the active one; without it a flow that needs one opens the overview. */
export async function openPortal(
  customerId: string,
  subscriptionId: string | null,
  flow?: PortalFlow,
  language: Language = 'en',
): Promise<string> {
  const returnAddress = env().SITE_URL + inLanguage(language, RETURN_PATH)
  const configuration = await findPortalConfiguration()
  const session = await callStripe('opening the billing portal', 'billing_portal.session', () =>
    stripe().billingPortal.sessions.create({
      customer: customerId,
      ...(configuration && { configuration }),
      return_url: returnAddress,
      locale: language,
      flow_data: toFlow(subscriptionId, flow, returnAddress),
    }),
  )
  return session.url
}

function toFlow(
  subscription: string | null,
  flow: PortalFlow | undefined,
  returnAddress: string,
): Stripe.BillingPortal.SessionCreateParams.FlowData | undefined {
  const after_completion = { type: 'redirect' as const, redirect: { return_url: returnAddress } }
  if (flow === 'card') return { type: 'payment_method_update', after_completion }
  if (!subscription) return undefined
  if (flow === 'cancel') return { type: 'subscription_cancel', subscription_cancel: { subscription }, after_completion }
  if (flow === 'plan') return { type: 'subscription_update', subscription_update: { subscription }, after_completion }
  return undefined
}

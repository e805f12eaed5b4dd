import type Stripe from 'stripe'

type Method = Pick<Stripe.PaymentMethod, 'card' | 'link' | 'paypal'>

/** The fingerprint of a card, otherwise who the payer is at Link or PayPal; null where Stripe says neither. */
export function payerOf({ card, link, paypal }: Method): string | null {
  if (card?.fingerprint) return card.fingerprint
  if (paypal?.payer_id) return `paypal ${paypal.payer_id}`
  return link?.email ? `link ${link.email.toLowerCase()}` : null
}

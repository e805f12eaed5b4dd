import { signPayload } from '@stone-hunt/stripe-emulator/signPayload'
import { CARD_KEY, CARD_WEBHOOK_SECRET, type Testbed } from './createTestbed.ts'
import type { Answer, Visitor } from './Visitor.ts'

export const CHECKOUT_FORM = {
  customerInfo: { email: 'guest@example.test', phone: '555-123-4567' },
  shippingAddress: {
    firstName: 'Ada',
    lastName: 'Guest',
    street: '1 Agate Road',
    city: 'Duluth',
    state: 'MN',
    country: 'US',
    zipCode: '55801',
  },
  useSameAddress: true,
}

export type StartedPayment = { reference: string; clientSecret: string; intentId: string }

export async function guestWithCart({ visitor, variantId }: Testbed, siteUrl?: string): Promise<Visitor> {
  const guest = visitor(siteUrl)
  const { status, text } = await guest.post('/api/cart', { merchandiseVariantId: variantId, quantity: 1 })
  if (status !== 201) throw new Error(`The cart answered ${status}: ${text}`)
  return guest
}

export const createPayment = (guest: Visitor): Promise<Answer> =>
  guest.post('/api/checkout/create-payment', CHECKOUT_FORM)

export function readStartedPayment({ status, text, json }: Answer): StartedPayment {
  if (status !== 200) throw new Error(`Create-payment answered ${status}: ${text}`)
  const { orderReference, clientSecret } = json as { orderReference: string; clientSecret: string }
  return { reference: orderReference, clientSecret, intentId: clientSecret.split('_secret_')[0] ?? '' }
}

export async function startPayment(testbed: Testbed): Promise<StartedPayment & { guest: Visitor }> {
  const guest = await guestWithCart(testbed)
  return { guest, ...readStartedPayment(await createPayment(guest)) }
}

export async function payByCard({ cards }: Testbed, { clientSecret }: StartedPayment): Promise<string> {
  const answer = await fetch(`${cards.url}/demo/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_secret: clientSecret,
      card: { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2040, cvc: '123' },
    }),
  })
  return ((await answer.json()) as { status: string }).status
}

export async function configureCards({ cards }: Testbed, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${CARD_KEY}` }
  const answer = await fetch(`${cards.url}/_emulator/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`The card emulator answered ${answer.status}: ${await answer.text()}`)
}

export async function configurePrint({ print }: Testbed, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${print.url}/_emulator/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`The print emulator answered ${answer.status}: ${await answer.text()}`)
}

export type PaymentEvent = { id: string; type: string; intentId: string }

export const paymentSucceeded = (intentId: string): PaymentEvent => ({
  id: `evt_${intentId}`,
  type: 'payment_intent.succeeded',
  intentId,
})

export function deliverEvent(visitor: Visitor, { id, type, intentId }: PaymentEvent, headers = {}): Promise<Answer> {
  const text = JSON.stringify({
    id,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object: { id: intentId, object: 'payment_intent' } },
  })
  return visitor.send('POST', '/api/webhooks/stripe', {
    raw: new TextEncoder().encode(text),
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signPayload(text, CARD_WEBHOOK_SECRET),
      ...headers,
    },
  })
}

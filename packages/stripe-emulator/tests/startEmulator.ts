import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { createStripeEmulator, type StripeEmulatorOptions } from '../src/createStripeEmulator.ts'

process.env.STRIPE_SUPPRESS_NOTICES = 'true'

export const SECRET = 'whsec_test'

export interface Receiver {
  url: string
  events: Stripe.Event[]
  types(): string[]
  status: number
  close(): void
}

/** Checks signatures with the official client. */
export async function startReceiver(secret = SECRET): Promise<Receiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature'])
      receiver.events.push(Stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, secret))
      response.writeHead(receiver.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/webhooks`,
    events: [],
    types: () => receiver.events.map((event) => event.type),
    status: 200,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}

export function clientFor(port: number, key = 'sk_test_desk'): Stripe {
  return new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
}

export type Desk = Awaited<ReturnType<typeof startEmulator>>

/** Validates every response and event. */
export async function startEmulator(options: StripeEmulatorOptions = {}) {
  const receiver = await startReceiver()
  const emulator = await createStripeEmulator({ webhook: { url: receiver.url, secret: SECRET }, ...options })
  const stripe = clientFor(emulator.port)
  const post = async (path: string, body: unknown) => {
    const response = await fetch(emulator.url + path, { method: 'POST', body: JSON.stringify(body) })
    return (await response.json()) as Record<string, unknown> & { status?: string; error?: Record<string, unknown> }
  }
  return {
    ...emulator,
    stripe,
    receiver,
    post,
    advanceDays: (days: number) => post('/_emulator/advance', { seconds: days * 24 * 3600 }),
    confirmInBrowser: (clientSecret: string | null, number: string) =>
      post('/demo/confirm', {
        client_secret: clientSecret,
        card: { number, exp_month: 12, exp_year: 2040, cvc: '123' },
        return_url: 'http://shop.test/orders?success=true',
      }),
    async close() {
      await emulator.close()
      receiver.close()
    },
  }
}

export async function buildCatalogue(stripe: Stripe) {
  const product = await stripe.products.create({ name: 'Membership' })
  const price = (unit_amount: number, interval: 'month' | 'year', lookup_key: string) =>
    stripe.prices.create({ product: product.id, currency: 'usd', unit_amount, recurring: { interval }, lookup_key })
  return {
    product,
    monthly: await price(1212, 'month', 'membership_monthly'),
    annual: await price(11500, 'year', 'membership_annual'),
  }
}

/** The card is saved through a SetupIntent as the default. */
export async function buildMember(stripe: Stripe, card = 'pm_card_visa') {
  const customer = await stripe.customers.create({
    email: 'agate@stonehunt.test',
    name: 'Agate Hunter',
    metadata: { userId: '7' },
  })
  const intent = await stripe.setupIntents.create({
    customer: customer.id,
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
    metadata: { userId: '7', plan: 'monthly', localSubId: '1' },
  })
  const confirmed = await stripe.setupIntents.confirm(intent.id, { payment_method: card })
  const cardId = idOf(confirmed.payment_method)
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: cardId } })
  return { customer, cardId }
}

export function idOf(reference: string | { id: string } | null): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '')
}

export function trialParams(customer: string, price: string, cardId: string): Stripe.SubscriptionCreateParams {
  return {
    customer,
    items: [{ price }],
    trial_period_days: 7,
    default_payment_method: cardId,
    off_session: true,
    billing_mode: { type: 'flexible' },
    payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    metadata: { userId: '7', localSubId: '1' },
  }
}

export function incompleteParams(customer: string, price: string): Stripe.SubscriptionCreateParams {
  return {
    customer,
    items: [{ price }],
    billing_mode: { type: 'flexible' },
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
    metadata: { userId: '7' },
    expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
  }
}

export function latestInvoice(subscription: Stripe.Subscription): Stripe.Invoice {
  return subscription.latest_invoice as Stripe.Invoice
}

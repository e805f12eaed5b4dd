import { type Call, textAt } from './Call.ts'

const USD = { currency: 'usd' }
const DOMAIN = { domain_name: 'shop.example.com' }
const RETURN = { return_url: 'https://shop.example.com/orders?success=true' }
/** Wallets give it when their owner pays. */
const FROM_WALLET = {
  receipt_email: 'check@example.com',
  shipping: {
    name: 'Ada Guest',
    phone: '+12185550142',
    address: { line1: '1 Agate Road', city: 'Duluth', state: 'MN', postal_code: '55801', country: 'US' },
  },
}
const PAYER = { name: 'Ada Guest', email: 'check@example.com', address: { country: 'US' } }
const ON_ANOTHER_PAGE = { PayPal: 'paypal', 'Amazon Pay': 'amazon_pay', 'Cash App Pay': 'cashapp', Klarna: 'klarna' }

/**
 * Wallets and the other ways to pay, as far as they go without a browser: nobody confirms at PayPal.
 * An account that has not switched one on is a difference that the report names.
 */
export async function walkWaysToPay(call: Call): Promise<void> {
  await showWallets(call)
  await payExpress(call)
  for (const [label, type] of Object.entries(ON_ANOTHER_PAGE)) await leaveAt(call, label, type)
}

async function showWallets(call: Call): Promise<void> {
  const made = await call('registers a domain for wallets', 'post /v1/payment_method_domains', { body: DOMAIN })
  const id = textAt(made, 'id')
  await call('registers the domain again', 'post /v1/payment_method_domains', { body: DOMAIN })
  await call('finds the domain by its name', 'get /v1/payment_method_domains', { query: DOMAIN })
  await call('enables the domain', 'post /v1/payment_method_domains/{id}', { id, body: { enabled: true } })
  await call('validates the domain', 'post /v1/payment_method_domains/{id}/validate', { id })
  await call('reads the domain', 'get /v1/payment_method_domains/{id}', { id })
  await call('disables the domain', 'post /v1/payment_method_domains/{id}', { id, body: { enabled: false } })
}

async function payExpress(call: Call): Promise<void> {
  const order = { ...USD, ...FROM_WALLET, amount: 3098 }
  const id = textAt(
    await call('starts an express payment', 'post /v1/payment_intents', {
      body: { ...order, allowed_payment_method_types: ['card', 'link'] },
    }),
    'id',
  )
  await call('pays it with the card of a wallet', 'post /v1/payment_intents/{id}/confirm', {
    id,
    body: { payment_method: 'pm_card_visa', ...RETURN },
  })
  await call('reads what the wallet paid', 'get /v1/payment_intents/{id}', {
    id,
    query: { 'expand[]': 'latest_charge' },
  })
  await call('pays by what the account offers', 'post /v1/payment_intents', {
    body: {
      ...order,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      confirm: true,
      payment_method: 'pm_card_visa',
    },
  })
}

async function leaveAt(call: Call, label: string, type: string): Promise<void> {
  const order = { ...USD, ...FROM_WALLET, amount: 3098 }
  const payment = { payment_method_data: { type, billing_details: PAYER }, ...RETURN }
  const id = textAt(
    await call(`starts a payment with ${label}`, 'post /v1/payment_intents', {
      body: { ...order, allowed_payment_method_types: ['card', type] },
    }),
    'id',
  )
  const confirm = 'post /v1/payment_intents/{id}/confirm'
  await call(`sends the payer to ${label}`, confirm, { id, body: payment })
  await call(`reads the payment that waits for ${label}`, 'get /v1/payment_intents/{id}', { id })
  await call(`cancels the payment that waits for ${label}`, 'post /v1/payment_intents/{id}/cancel', {
    id,
    body: { cancellation_reason: 'abandoned' },
  })
}

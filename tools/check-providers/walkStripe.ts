import { type Call, textAt } from './Call.ts'
import { walkWaysToPay } from './walkWaysToPay.ts'

const USD = { currency: 'usd' }
const WITH_CARD = { ...USD, allowed_payment_method_types: ['card'], confirm: true }

/** Payments, refunds, memberships and ways to pay, with Stripe's test cards. Leaves nothing that charges later. */
export async function walkStripe(call: Call): Promise<void> {
  const customer = textAt(
    await call('creates a customer', 'post /v1/customers', { body: { email: 'check@example.com' } }),
    'id',
  )
  await payOnce(call, customer)
  await subscribe(call, customer)
  await walkWaysToPay(call)
  await call('deletes the customer', 'delete /v1/customers/{id}', { id: customer })
}

async function payOnce(call: Call, customer: string): Promise<void> {
  const order = { ...WITH_CARD, customer, amount: 2400 }
  const id = textAt(
    await call('pays with a good card', 'post /v1/payment_intents', {
      body: { ...order, payment_method: 'pm_card_visa' },
    }),
    'id',
  )
  await call('reads the payment', 'get /v1/payment_intents/{id}', { id })
  await call('pays with a declined card', 'post /v1/payment_intents', {
    body: { ...order, payment_method: 'pm_card_visa_chargeDeclined' },
  })
  await call('pays less than Stripe accepts', 'post /v1/payment_intents', {
    body: { ...order, amount: 1, payment_method: 'pm_card_visa' },
  })
  const refund = { payment_intent: id, reason: 'requested_by_customer' }
  const returned = textAt(await call('refunds a part', 'post /v1/refunds', { body: { ...refund, amount: 1000 } }), 'id')
  await call('reads the refund', 'get /v1/refunds/{id}', { id: returned })
  await call('refunds the rest', 'post /v1/refunds', { body: { ...refund, amount: 1400 } })
  await call('refunds more than was paid', 'post /v1/refunds', { body: { ...refund, amount: 1 } })
  await call('lists the refunds', 'get /v1/refunds', { query: { payment_intent: id } })
  const open = textAt(
    await call('creates a payment', 'post /v1/payment_intents', {
      body: { ...USD, amount: 900, allowed_payment_method_types: ['card'] },
    }),
    'id',
  )
  await call('changes its amount', 'post /v1/payment_intents/{id}', { id: open, body: { amount: 1900 } })
  await call('cancels the payment', 'post /v1/payment_intents/{id}/cancel', { id: open })
  await call('cancels it again', 'post /v1/payment_intents/{id}/cancel', { id: open })
  await call('reads a payment that is not there', 'get /v1/payment_intents/{id}', { id: 'pi_missing' })
}

async function subscribe(call: Call, customer: string): Promise<void> {
  const product = textAt(
    await call('creates a product', 'post /v1/products', { body: { name: 'Provider check' } }),
    'id',
  )
  const priced = (cents: number, interval: string) => ({
    body: { ...USD, product, unit_amount: cents, recurring: { interval } },
  })
  const monthly = textAt(await call('creates a monthly price', 'post /v1/prices', priced(1212, 'month')), 'id')
  const annual = textAt(await call('creates an annual price', 'post /v1/prices', priced(12_000, 'year')), 'id')
  const card = textAt(
    await call('saves a card', 'post /v1/payment_methods/{id}/attach', { id: 'pm_card_visa', body: { customer } }),
    'id',
  )
  const member = { customer, default_payment_method: card, billing_mode: { type: 'flexible' } }
  const trial = textAt(
    await call('starts a trial', 'post /v1/subscriptions', {
      body: { ...member, items: [{ price: monthly }], trial_period_days: 7 },
    }),
    'id',
  )
  await call('ends the trial', 'delete /v1/subscriptions/{id}', { id: trial })
  const paid = await call('starts a paid membership', 'post /v1/subscriptions', {
    body: { ...member, items: [{ price: monthly }], expand: ['latest_invoice'] },
  })
  const id = textAt(paid, 'id')
  const invoice = textAt(paid, 'latest_invoice', 'id')
  await call('reads its invoice', 'get /v1/invoices/{id}', { id: invoice })
  await call('lists what paid the invoice', 'get /v1/invoice_payments', { query: { invoice } })
  const body = (change: object) => ({ id, body: change })
  const update = 'post /v1/subscriptions/{id}'
  const items = [{ id: textAt(paid, 'items', 'data', 0, 'id'), price: annual }]
  await call('cancels at the end of the period', update, body({ cancel_at_period_end: true }))
  await call('keeps the membership', update, body({ cancel_at_period_end: false }))
  await call('pauses it', update, body({ pause_collection: { behavior: 'void' } }))
  await call('resumes it', update, body({ pause_collection: '' }))
  const change = { items, proration_behavior: 'always_invoice' }
  await call('previews a change of plan', 'post /v1/invoices/create_preview', {
    body: { customer, subscription: id, subscription_details: change },
  })
  await call('changes the plan', update, body({ ...change, expand: ['latest_invoice'] }))
  await call('ends the membership', 'delete /v1/subscriptions/{id}', { id })
  const coupon = textAt(
    await call('creates a coupon', 'post /v1/coupons', {
      body: { percent_off: 50, duration: 'repeating', duration_in_months: 3 },
    }),
    'id',
  )
  const cheaper = await call('starts a membership for less', 'post /v1/subscriptions', {
    body: { ...member, items: [{ price: monthly }], discounts: [{ coupon }], expand: ['latest_invoice'] },
  })
  await call('ends the cheaper membership', 'delete /v1/subscriptions/{id}', { id: textAt(cheaper, 'id') })
  await call('lists the memberships', 'get /v1/subscriptions', { query: { customer, status: 'all' } })
  for (const [name, price] of Object.entries({ monthly, annual }))
    await call(`retires the ${name} price`, 'post /v1/prices/{id}', { id: price, body: { active: false } })
  await call('retires the product', 'post /v1/products/{id}', { id: product, body: { active: false } })
}

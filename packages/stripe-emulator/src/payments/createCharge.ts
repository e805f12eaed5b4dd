import type { Emulator } from '../Emulator.ts'
import type { Decline } from '../cards/testCards.ts'
import { otherMethod } from '../cards/otherMethods.ts'
import { newId } from '../state/newId.ts'
import type { Charge, PaymentIntent, PaymentMethod } from '../state/objects.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'

export function createCharge(
  emulator: Emulator,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline?: Decline,
): Charge {
  const id = newId('ch')
  const paid = !decline
  const charge = emulator.store.save<'charge'>({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? createBalanceTransaction(emulator, id, intent) : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'DEMO',
    captured: paid,
    created: emulator.clock.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { [method.type]: detailsOf(intent, method), type: method.type },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: paid ? `${emulator.origin}/receipts/${id}` : null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  })
  emitEvent(emulator, paid ? 'charge.succeeded' : 'charge.failed', charge)
  return charge
}

function createBalanceTransaction(emulator: Emulator, source: string, intent: PaymentIntent): string {
  const now = emulator.clock.now()
  const fee = Math.round(intent.amount * 0.029) + 30
  return emulator.store.save<'balance_transaction'>({
    id: newId('txn'),
    object: 'balance_transaction',
    amount: intent.amount,
    available_on: now + 2 * 24 * 3600,
    balance_type: 'payments',
    created: now,
    currency: intent.currency,
    description: intent.description,
    exchange_rate: null,
    fee,
    fee_details: [
      {
        amount: fee,
        application: null,
        currency: intent.currency,
        description: 'Card processing fee',
        type: 'stripe_fee',
      },
    ],
    net: intent.amount - fee,
    reporting_category: 'charge',
    source,
    status: 'pending',
    type: 'charge',
  }).id
}

function outcomeOf(decline: Decline | undefined): Record<string, unknown> {
  return {
    advice_code: decline ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: decline ? '05' : null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.declineCode ?? null,
    risk_level: 'normal',
    risk_score: 12,
    seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  }
}

function detailsOf(intent: PaymentIntent, method: PaymentMethod): object | undefined {
  return method.card ? cardDetails(intent, method.card) : otherMethod(method.type)?.charged(method)
}

function cardDetails(intent: PaymentIntent, card: NonNullable<PaymentMethod['card']>): Record<string, unknown> {
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4, wallet } = card
  return {
    amount_authorized: intent.amount,
    authorization_code: null,
    brand,
    checks,
    country,
    electronic_commerce_indicator: null,
    exp_month,
    exp_year,
    extended_authorization: { status: 'disabled' },
    fingerprint,
    funding,
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: intent.amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet,
  }
}

import type { Emulator } from '../Emulator.ts'
import { noSuch } from '../http/StripeError.ts'
import { newId } from '../state/newId.ts'
import type { PaymentMethod } from '../state/objects.ts'
import { cardOfNumber, cardOfToken, fingerprintOf, GOOD_CARD, type TestCard } from './testCards.ts'
import { billingOf, otherMethod, type Payer, readOtherType, type Wallet } from './otherMethods.ts'

export interface CardNote {
  number: string
  authenticated: boolean
}

interface InWallet {
  wallet: Wallet
  payer: Payer
}

export function createPaymentMethod(
  emulator: Emulator,
  card: TestCard,
  expiry?: { month: number; year: number },
  inWallet?: InWallet,
): PaymentMethod {
  const now = emulator.clock.now()
  const method = emulator.store.save<'payment_method'>({
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingOf(inWallet?.payer),
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    ...(otherPart(inWallet) ?? { type: 'card' as const, card: cardPart(card, now, expiry, inWallet?.wallet) }),
  })
  emulator.store.setNote('card', method.id, {
    number: card.number,
    authenticated: false,
  } satisfies CardNote)
  return method
}

function otherPart(inWallet: InWallet | undefined) {
  const other = inWallet && otherMethod(inWallet.wallet)
  return other && { type: other.type, [other.type]: other.part(inWallet.payer) }
}

const cardPart = (card: TestCard, now: number, expiry?: { month: number; year: number }, wallet?: Wallet) => ({
  brand: card.brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: card.country,
  display_brand: card.brand,
  exp_month: expiry?.month ?? 12,
  exp_year: expiry?.year ?? new Date(now * 1000).getUTCFullYear() + 4,
  fingerprint: fingerprintOf(card),
  funding: card.funding,
  generated_from: null,
  last4: card.number.slice(-4),
  networks: { available: [card.brand], preferred: null },
  regulated_status: 'unregulated',
  three_d_secure_usage: { supported: true },
  wallet: wallet ? { type: wallet, [wallet]: {}, dynamic_last4: null } : null,
})

/** As Stripe does with `payment_method_data`. */
export function paymentMethodOf(emulator: Emulator, given: { type: string; billing_details?: Payer }): PaymentMethod {
  const inWallet = { wallet: readOtherType(given.type), payer: given.billing_details ?? {} }
  return createPaymentMethod(emulator, GOOD_CARD, undefined, inWallet)
}

/** A token such as `pm_card_visa` becomes a new payment method. */
export function resolvePaymentMethod(emulator: Emulator, id: string, param = 'payment_method'): PaymentMethod {
  const card = cardOfToken(id)
  if (card) return createPaymentMethod(emulator, card)
  const method = emulator.store.find('payment_method', id)
  if (!method) throw noSuch('PaymentMethod', id, param)
  return method
}

export function cardOf(emulator: Emulator, method: PaymentMethod): TestCard & { authenticated: boolean } {
  const note = emulator.store.note<CardNote>('card', method.id)
  const card = note && cardOfNumber(note.number)
  if (!card) throw new Error(`Payment method ${method.id} has no card behind it`)
  const confirmsBy = otherMethod(method.type)?.confirmsBy
  return {
    ...card,
    // At PayPal, for example, the payer confirms each time.
    ...(confirmsBy && { authentication: 'always' as const }),
    authenticated: note.authenticated,
  }
}

import { createHash } from 'node:crypto'
import { invalidRequest } from '../http/StripeError.ts'
import type { PaymentMethod } from '../state/objects.ts'

/** What a wallet says about who pays. */
export interface Payer {
  name?: string
  email?: string
  phone?: string
  address?: { country?: string }
}

type OtherType = Exclude<PaymentMethod['type'], 'card'>

interface OtherMethod {
  label: string
  /** How the payer gets to the page on which they confirm; null where the shop's page is enough. */
  confirmsBy: 'redirect_to_url' | 'cashapp_handle_redirect_or_display_qr_code' | null
  /** What the payment method says about it. */
  part: (payer: Payer) => object
  /** What a charge says about it. */
  charged: (method: PaymentMethod) => object
}

/** All of them settle at once. */
const OTHER_METHODS: Record<OtherType, OtherMethod> = {
  link: {
    label: 'Link',
    confirmsBy: null,
    part: ({ email }) => ({ email: email ?? null }),
    charged: () => ({ country: 'US' }),
  },
  paypal: {
    label: 'PayPal',
    confirmsBy: 'redirect_to_url',
    part: ({ email }) => ({ country: 'US', payer_email: email ?? null, payer_id: payerId(email).toUpperCase() }),
    charged: ({ paypal, billing_details: { name } }) => ({
      ...paypal,
      payer_name: name,
      seller_protection: null,
      transaction_id: null,
    }),
  },
  amazon_pay: {
    label: 'Amazon Pay',
    confirmsBy: 'redirect_to_url',
    part: () => ({}),
    charged: () => ({ transaction_id: null }),
  },
  cashapp: {
    label: 'Cash App Pay',
    confirmsBy: 'cashapp_handle_redirect_or_display_qr_code',
    part: ({ email }) => ({ buyer_id: payerId(email), cashtag: `$${payerId(email)}` }),
    charged: ({ cashapp }) => ({ ...cashapp, transaction_id: null }),
  },
  klarna: {
    label: 'Klarna',
    confirmsBy: 'redirect_to_url',
    part: () => ({}),
    charged: ({ billing_details: { address } }) => ({
      payer_details: { address: { country: address.country } },
      payment_method_category: 'pay_later',
      preferred_locale: 'en-US',
    }),
  },
}

export const OTHER_TYPES = Object.keys(OTHER_METHODS) as OtherType[]

/** Undefined for a card. */
export function otherMethod(type: string): (OtherMethod & { type: OtherType }) | undefined {
  const known = OTHER_TYPES.find((one) => one === type)
  return known && { type: known, ...OTHER_METHODS[known] }
}

const CARD_WALLETS = ['apple_pay', 'google_pay'] as const
/** Apple Pay and Google Pay hand over a card; the others are payment methods themselves. */
export type Wallet = (typeof CARD_WALLETS)[number] | OtherType
const WALLETS: Wallet[] = [...CARD_WALLETS, ...OTHER_TYPES]

export function readWallet(given: unknown): Wallet {
  const wallet = WALLETS.find((one) => one === given)
  if (wallet) return wallet
  throw invalidRequest(`Invalid wallet: must be one of ${WALLETS.join(', ')}.`, undefined, 'wallet')
}

/** @throws StripeError for a type that needs a browser, such as a card. */
export function readOtherType(type: string): OtherType {
  const known = otherMethod(type)
  if (known) return known.type
  throw invalidRequest(
    `This emulator takes payment_method_data of ${OTHER_TYPES.join(', ')} only.`,
    'emulator_unsupported',
    'payment_method_data[type]',
  )
}

export const billingOf = ({ name, email, phone, address }: Payer = {}) => ({
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null, ...address },
  email: email ?? null,
  name: name ?? null,
  phone: phone ?? null,
  tax_id: null,
})

const payerId = (email: string | undefined) =>
  createHash('sha256').update(`emulated payer ${email}`).digest('hex').slice(0, 13)

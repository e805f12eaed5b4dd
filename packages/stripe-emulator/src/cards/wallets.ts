import { createHash } from 'node:crypto'
import { invalidRequest } from '../http/StripeError.ts'

const WALLETS = ['apple_pay', 'google_pay', 'link', 'paypal'] as const
export type Wallet = (typeof WALLETS)[number]

/** What a wallet says about who pays. */
export interface Payer {
  name?: string
  email?: string
  phone?: string
}

/** Apple Pay and Google Pay hand over a card; the others are payment methods themselves. */
export const isCard = (wallet: Wallet): wallet is 'apple_pay' | 'google_pay' =>
  wallet === 'apple_pay' || wallet === 'google_pay'

export function readWallet(given: unknown): Wallet {
  const wallet = WALLETS.find((one) => one === given)
  if (wallet) return wallet
  throw invalidRequest(`Invalid wallet: must be one of ${WALLETS.join(', ')}.`, undefined, 'wallet')
}

export const billingOf = ({ name, email, phone }: Payer = {}) => ({
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  email: email ?? null,
  name: name ?? null,
  phone: phone ?? null,
  tax_id: null,
})

export const walletPart = (wallet: 'link' | 'paypal', payer: Payer) =>
  wallet === 'link'
    ? ({ type: 'link', link: { email: payer.email ?? null } } as const)
    : ({ type: 'paypal', paypal: paypalOf(payer) } as const)

const paypalOf = ({ email }: Payer) => ({
  country: 'US',
  payer_email: email ?? null,
  payer_id: createHash('sha256').update(`emulated payer ${email}`).digest('hex').slice(0, 13).toUpperCase(),
})

import { createHash } from 'node:crypto'

export interface Decline {
  code: string
  declineCode?: string
  message: string
}

export interface TestCard {
  number: string
  brand: 'visa' | 'mastercard' | 'amex'
  funding: 'credit' | 'debit'
  country: string
  declined?: Decline
  declinedWhenCharged?: Decline
  /** `unless_saved`: authentication while saving covers later charges. */
  authentication?: 'always' | 'unless_saved'
  /** `pending` first, or `fails` later; otherwise succeeds immediately. */
  refund?: 'pending' | 'fails'
  disputes?: boolean
  /** Paid through Link, which has no fingerprint. */
  isLink?: boolean
}

const declined = (declineCode: string, message: string): Decline => ({ code: 'card_declined', declineCode, message })
const GENERIC = declined('generic_decline', 'Your card was declined.')
const NO_FUNDS = declined('insufficient_funds', 'Your card has insufficient funds.')

function visa(number: string, behavior: Partial<TestCard> = {}): TestCard {
  return { number, brand: 'visa', funding: 'credit', country: 'US', ...behavior }
}

/** Behind a payment method that has no card, its outcome is this one's. */
export const GOOD_CARD = visa('4242424242424242')

const CARDS: TestCard[] = [
  GOOD_CARD,
  visa('4000056655665556', { funding: 'debit' }),
  { number: '5555555555554444', brand: 'mastercard', funding: 'credit', country: 'US' },
  { number: '378282246310005', brand: 'amex', funding: 'credit', country: 'US' },
  visa('4000000000000002', { declined: GENERIC }),
  visa('4000000000009995', { declined: NO_FUNDS }),
  visa('4000000000009987', { declined: declined('lost_card', 'Your card was declined.') }),
  visa('4000000000000069', {
    declined: { code: 'expired_card', declineCode: 'expired_card', message: 'Your card has expired.' },
  }),
  visa('4000000000000127', {
    declined: {
      code: 'incorrect_cvc',
      declineCode: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
    },
  }),
  visa('4000000000000119', {
    declined: {
      code: 'processing_error',
      declineCode: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  }),
  visa('4000000000000341', { declinedWhenCharged: GENERIC }),
  visa('4000000000007726', { refund: 'pending' }),
  visa('4000000000005126', { refund: 'fails' }),
  visa('4000000000000259', { disputes: true }),
  visa('4000002500003155', { authentication: 'unless_saved', country: 'FR' }),
  visa('4000002760003184', { authentication: 'always', country: 'DE' }),
]

const TOKENS: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_pendingRefund: '4000000000007726',
  pm_card_refundFail: '4000000000005126',
  pm_card_createDispute: '4000000000000259',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
}

const LINK_TOKEN = 'pm_card_link'

const byNumber = new Map(CARDS.map((card) => [card.number, card]))

export function cardOfNumber(number: string): TestCard | undefined {
  return byNumber.get(number.replace(/[\s-]/g, ''))
}

export function cardOfToken(token: string): TestCard | undefined {
  if (token === LINK_TOKEN) return { ...GOOD_CARD, isLink: true }
  const number = TOKENS[token]
  return number ? byNumber.get(number) : undefined
}

export function fingerprintOf(card: TestCard): string | null {
  if (card.isLink) return null
  return createHash('sha256')
    .update(`emulated card ${card.number}`)
    .digest('base64url')
    .replace(/[-_]/g, 'x')
    .slice(0, 16)
}

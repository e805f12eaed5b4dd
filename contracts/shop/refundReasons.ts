import { type FactCatalog, factInEnglish, type FactOf, type StoredFact } from '../platform/facts.ts'
import { msg } from '../shared/msg.ts'

/** Why money went back. Credit notes say it in the buyer's language, so those of orders are translated. */
export const REFUND_REASONS = {
  'items-canceled': { text: msg('Canceled: {items}'), values: { items: 'items' } },
  'items-withdrawn': { text: msg('Withdrawn: {items}'), values: { items: 'items' } },
  'item-unavailable': { text: msg('The print provider canceled {items}'), values: { items: 'items' } },
  'order-canceled': { text: msg('The order was canceled') },
  claim: { text: msg('Claim') },
  'withdrawal-returned': { text: msg('The goods came back after the withdrawal') },
  'withdrawal-waived': { text: msg('The goods need not come back after the withdrawal') },
  'payment-not-completed': { text: msg('The payment was not completed') },
  'made-at-card-provider': { text: msg('Made at the card provider') },
  'gift-card-refunded': { text: 'Gift card refunded' },
  'gift-membership-refunded': { text: 'Gift membership refunded' },
  'gift-withdrawn': { text: 'The buyer withdrew from the contract' },
  'membership-withdrawn': { text: 'The member withdrew from the contract' },
  'membership-payment': { text: 'Payment refunded' },
  'unused-days': { text: 'Unused days refunded' },
  'membership-without-access': { text: 'The subscription gave no access: it was abandoned, or another one was active' },
  'membership-ended': { text: 'Paid after the membership had ended' },
  /** What an employee wrote, or what a version before this one did in words that this one doesn't know. */
  note: { text: '{text}', values: { text: 'text' } },
} as const satisfies FactCatalog

export type RefundReason = FactOf<typeof REFUND_REASONS>

/** As the panel writes it. */
export const refundReasonInEnglish = (reason: StoredFact): string => factInEnglish(REFUND_REASONS, reason)

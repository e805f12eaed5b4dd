import { type FactCatalog, factInEnglish, type FactOf, type StoredFact } from '../platform/facts.ts'

const CARD = 'The gift card ending in {lastFour} pays for this order, but'
const giftCard = { lastFour: 'text' } as const

/** Why an order needs an employee: what happened and what to do next. */
export const PROBLEMS = {
  restored: {
    text: 'This order comes from a backup and may have been printed since. Check the print provider, then try again, enter its order number there, or cancel the order.',
  },
  'restored-to-pack': {
    text: 'This order comes from a backup, and your own goods in it may have been sent since. Check what you sent, then try again to pack the rest.',
  },
  'print-unknown': {
    text: 'We don’t know whether the print provider has this order. Check there before you try again.',
  },
  'print-unknown-answer': {
    text: 'We don’t know whether the print provider has this order: {reason}',
    values: { reason: 'text' },
  },
  'print-refused': { text: 'The print provider refused the order: {reason}', values: { reason: 'text' } },
  'production-refused': {
    text: 'The print provider refused to start production: {reason}',
    values: { reason: 'text' },
  },
  'print-order-canceled': { text: 'The order was canceled at the print provider.' },
  'print-order-outdated': {
    text: 'The print provider started an earlier version of this order, before the buyer changed it. Ask the print provider to stop it, then cancel the order.',
  },
  'print-order-gone': {
    text: 'The print provider no longer has this order. Try again, and confirm that it isn’t there.',
  },
  'print-order-missing': {
    text: 'The print provider no longer has this order, which it had accepted as {printOrder}. Ask the print provider whether it is being made. If not, try again and confirm that it isn’t there, or cancel the order.',
    values: { printOrder: 'text' },
  },
  'print-canceled': { text: 'The print provider canceled this order. Refund it, or try again.' },
  'print-canceled-after-shipping': {
    text: 'The print provider canceled the order after it had shipped. Nothing was refunded. Check which is true, then refund or cancel the order.',
  },
  'item-canceled': {
    text: 'The print provider canceled {items} of its order {printOrder}. Refund it or send a replacement; the buyer waits for your choice.',
    values: { items: 'items', printOrder: 'text' },
  },
  /** Of an item that is no line of the order here, so that nobody can choose. */
  'unknown-item-canceled': {
    text: 'The print provider canceled the item {item} of its order {printOrder}. Refund it or send a replacement; the buyer waits for your choice.',
    values: { item: 'text', printOrder: 'text' },
  },
  'print-needs-help': { text: 'The print provider needs your help: {reason}', values: { reason: 'text' } },
  'print-needs-help-unsaid': { text: 'The print provider needs your help: it doesn’t say with what' },
  'print-needs-help-with-items': {
    text: 'The print provider needs your help: it has a problem making {names}. Check the order there.',
    values: { names: 'text' },
  },
  'cancellation-refused': {
    text: 'The print provider refused to cancel this order: {reason}',
    values: { reason: 'text' },
  },
  'cancellation-after-shipping': { text: 'The print provider refused to cancel this order: the order has shipped' },
  'waits-for-print': {
    text: 'This order has waited to go to print for more than two hours. Check the connections to the print provider and to Stripe.',
  },
  'waits-for-cancellation': {
    text: 'This order has waited to be canceled for more than two hours. Check the connection to the print provider.',
  },
  'waits-for-production': {
    text: 'The print provider accepted this order more than {days} days ago and hasn’t started to make it. Ask the print provider why.',
    values: { days: 'count' },
  },
  'waits-for-shipping': {
    text: 'This order went to print more than {days} days ago and nothing has shipped. Ask the print provider when it will ship.',
    values: { days: 'count' },
  },
  'waits-for-rest': {
    text: 'The first package of this order shipped more than {days} days ago and the rest hasn’t. Ask the print provider where the rest is.',
    values: { days: 'count' },
  },
  'refund-delayed': {
    text: 'A refund has waited for the card provider for more than two hours. Check the connection to the card provider.',
  },
  'refund-refused': {
    text: 'A refund of {amount} was refused: {reason}',
    values: { amount: 'cents', reason: 'text' },
  },
  'refund-failed': {
    text: 'A refund of {amount} failed. Refund the buyer in another way.',
    values: { amount: 'cents' },
  },
  'refund-failed-because': {
    text: 'A refund of {amount} failed ({reason}). Refund the buyer in another way.',
    values: { amount: 'cents', reason: 'text' },
  },
  'dispute-inquiry': {
    text: 'The buyer’s bank is asking about this payment. It hasn’t taken the money. The order won’t go to print until the inquiry is closed. Answer it in Stripe’s dashboard, or refund the order.',
  },
  'dispute-closed': {
    text: 'The bank closed its inquiry without a dispute. Try again to print the order, or cancel it.',
  },
  'dispute-open': {
    text: 'The buyer’s bank disputes this payment and has taken the money for now. The order won’t go to print until the bank decides.',
  },
  'dispute-won': { text: 'You won the dispute and have the money back. Try again to print the order, or cancel it.' },
  'dispute-lost': {
    text: 'You lost the dispute, and the bank refunded the buyer. If the full amount was refunded and production hasn’t started, the order is canceled.',
  },
  'dispute-prevented': {
    text: 'A dispute was prevented before it started. What the bank paid the buyer counts as refunded. Try again to print the order, or cancel it.',
  },
  'gift-frozen': {
    text: `${CARD} a bank is checking the payment for that card. Try again once the bank has decided, or cancel the order.`,
    values: giftCard,
  },
  'gift-owing': {
    text: `${CARD} the buyer of that card has the money back. Cancel the order, or try again to print it anyway.`,
    values: giftCard,
  },
  'gift-inactive': {
    text: `${CARD} that card was deactivated. Cancel the order, or try again to print it anyway.`,
    values: giftCard,
  },
  'gift-released': {
    text: 'The payment for the gift card ending in {lastFour} is safe again. Try again to print the order, or cancel it.',
    values: giftCard,
  },
  'wrong-amount': {
    text: 'The card provider charged {paid} {paidCurrency}, but the order total is {asked} {askedCurrency}. Refund the payment there, then cancel the order.',
    values: { paid: 'cents', paidCurrency: 'text', asked: 'cents', askedCurrency: 'text' },
  },
  /** What an earlier version wrote in words that this version doesn't know. */
  note: { text: '{text}', values: { text: 'text' } },
} as const satisfies FactCatalog

export type OrderProblem = FactOf<typeof PROBLEMS>
export type ProblemKind = OrderProblem['kind']

/** As the panel writes it. */
export const problemInEnglish = (problem: StoredFact): string => factInEnglish(PROBLEMS, problem)

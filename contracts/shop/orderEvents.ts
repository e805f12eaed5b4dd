import { type FactCatalog, factInEnglish, type FactOf, type StoredFact } from '../platform/facts.ts'
import { msg } from '../shared/msg.ts'
import { PROBLEMS } from './orderProblems.ts'

/** What its buyer reads in the history of an order. */
export const BUYER_EVENTS = {
  placed: { text: msg('Order placed') },
  'payment-received': { text: msg('Payment received') },
  'payment-not-completed': { text: msg('Payment was not completed') },
  'paid-with-gift-card': { text: msg('Paid with a gift card') },
  'nothing-to-pay': { text: msg('Nothing to pay') },
  'sent-to-print': { text: msg('Sent to the print shop') },
  'in-production': { text: msg('In production') },
  'partially-shipped': { text: msg('Part of the order was shipped') },
  shipped: { text: msg('Shipped') },
  'package-shipped': { text: msg('Another package was shipped') },
  'tracking-added': { text: msg('Tracking was added') },
  delivered: { text: msg('Delivered') },
  'cancellation-asked': { text: msg('You asked us to cancel this order') },
  'cancellation-too-late': { text: msg('It was too late to cancel this order') },
  canceled: { text: msg('Order canceled') },
  'item-canceled': { text: msg('You canceled {items}'), values: { items: 'items' } },
  'item-vanished': {
    text: msg('{title} ({size}, {color}) can no longer be made.'),
    values: { title: 'text', size: 'text', color: 'text' },
  },
  'item-refunded': { text: msg('{items} can’t be made and is refunded'), values: { items: 'items' } },
  refunded: { text: msg('{amount} refunded'), values: { amount: 'cents' } },
  'gift-card-refunded': {
    text: msg('{amount} returned to the gift card ending in {lastFour}'),
    values: { amount: 'cents', lastFour: 'text' },
  },
  'replacement-ordered': { text: msg('Replacement ordered') },
  'replacement-sent': { text: msg('We’re sending a replacement: {reference}'), values: { reference: 'text' } },
  'address-changed': { text: msg('You changed the delivery address') },
  'address-asked': { text: msg('We asked you to correct the delivery address') },
  'address-corrected': { text: msg('We corrected the delivery address') },
  'address-corrected-by-buyer': { text: msg('You corrected the delivery address') },
  'claim-opened': { text: msg('You reported a problem') },
  withdrawn: { text: msg('You withdrew from the contract') },
  'items-withdrawn': { text: msg('You withdrew from {items}'), values: { items: 'items' } },
  /** What an earlier version wrote in words that this version doesn't know. */
  note: { text: '{text}', values: { text: 'text' } },
} as const satisfies FactCatalog

/** What only employees read. `by` is an employee's email address. */
export const STAFF_EVENTS = {
  'canceled-by': { text: 'Canceled by {by}', values: { by: 'text' } },
  'canceled-by-because': { text: 'Canceled by {by}: {reason}', values: { by: 'text', reason: 'text' } },
  'confirmation-resent-by': { text: 'Confirmation sent again by {by}', values: { by: 'text' } },
  'confirmation-resent-by-buyer': { text: 'Confirmation sent again by the buyer' },
  'problem-resolved-by': { text: 'Resolved by {by}: {note}', values: { by: 'text', note: 'text' } },
  'parcel-sent-by': { text: 'Parcel sent by {by}: {items}', values: { by: 'text', items: 'items' } },
  'restocked-by': { text: 'Put back in stock by {by}: {items}', values: { by: 'text', items: 'items' } },
  'delivered-by': { text: 'Marked as delivered by {by}', values: { by: 'text' } },
  'delivered-by-time': { text: 'Marked as delivered automatically, three weeks after it was shipped' },
  'print-order-created': { text: 'Created at the print provider as {printOrder}', values: { printOrder: 'text' } },
  'address-corrected-by': { text: 'Address corrected by {by}.', values: { by: 'text' } },
  'address-corrected-despite-tax': {
    text: 'Address corrected by {by}. The tax there differs by {tax}; the price stayed.',
    values: { by: 'text', tax: 'cents' },
  },
  'retried-by': { text: 'Tried again by {by}', values: { by: 'text' } },
  'refunded-by': {
    text: 'Refund of {amount} by {by}: {reason}',
    values: { amount: 'cents', by: 'text', reason: 'text' },
  },
  'claim-refunded-by': { text: 'Refund of {amount} by {by} for a claim', values: { amount: 'cents', by: 'text' } },
  'withdrawal-returned': {
    text: 'The goods came back after the withdrawal, settled by {by}',
    values: { by: 'text' },
  },
  'withdrawal-waived': {
    text: 'The goods need not come back after the withdrawal, settled by {by}',
    values: { by: 'text' },
  },
  'gift-debt-paid': {
    text: '{amount} of it paid what the gift card owed, because its buyer has the money back',
    values: { amount: 'cents' },
  },
  'refund-not-sent': {
    text: 'A refund of {amount} was not sent: all of the payment had been refunded at the card provider',
    values: { amount: 'cents' },
  },
  'payment-missing': {
    text: 'Stripe has no payment {payment}: it belongs to another account, or was deleted test data. The order was abandoned.',
    values: { payment: 'text' },
  },
  'payment-restarted': {
    text: 'Stripe has no payment {payment}: it belongs to another account, or was deleted test data. A new payment was started.',
    values: { payment: 'text' },
  },
  imported: { text: 'Imported from Stripe after a restore' },
  'print-order-found': {
    text: 'Found at the print provider as {printOrder} after a restore',
    values: { printOrder: 'text' },
  },
  'dispute-closed': PROBLEMS['dispute-closed'],
  'dispute-won': PROBLEMS['dispute-won'],
} as const satisfies FactCatalog

/** How employees read what speaks to the buyer. */
const ABOUT_THE_BUYER = {
  'cancellation-asked': { text: 'The buyer asked to cancel this order' },
  'item-canceled': { ...BUYER_EVENTS['item-canceled'], text: 'The buyer canceled {items}' },
  'replacement-sent': { ...BUYER_EVENTS['replacement-sent'], text: 'A replacement is sent: {reference}' },
  'address-changed': { text: 'The buyer changed the delivery address' },
  'address-asked': { text: 'The buyer was asked to correct the delivery address' },
  'address-corrected': { text: 'The delivery address was corrected' },
  'address-corrected-by-buyer': { text: 'The buyer corrected the delivery address' },
  'claim-opened': { text: 'The buyer reported a problem' },
  withdrawn: { text: 'The buyer withdrew from the contract' },
  'items-withdrawn': { ...BUYER_EVENTS['items-withdrawn'], text: 'The buyer withdrew from {items}' },
} as const satisfies FactCatalog

export type OrderEvent = FactOf<typeof BUYER_EVENTS> | FactOf<typeof STAFF_EVENTS>

/** As the API tells the buyer. */
export const eventInEnglish = (event: StoredFact): string => factInEnglish({ ...BUYER_EVENTS, ...STAFF_EVENTS }, event)

/** As the panel tells employees. */
export const EVENTS_FOR_STAFF: FactCatalog = { ...BUYER_EVENTS, ...STAFF_EVENTS, ...ABOUT_THE_BUYER }

import type { FactCatalog, FactOf } from '../platform/facts.ts'
import { msg } from '../shared/msg.ts'

/** Why an order was canceled, as its buyer reads it. */
export const CANCELLATION_REASONS = {
  asked: { text: msg('You asked us to cancel it.') },
  withdrawn: { text: msg('You withdrew from the contract.') },
  'item-vanished': {
    text: msg('{title} ({size}, {color}) can no longer be made.'),
    values: { title: 'text', size: 'text', color: 'text' },
  },
  'item-unavailable': { text: msg('{items} can’t be made.'), values: { items: 'items' } },
  'paid-already': { text: msg('You had already paid for this cart with another order.') },
  'other-payment-started': { text: msg('You had started another payment for this cart.') },
  'sold-out': {
    text: msg(
      'Your payment arrived after we had stopped holding {title} for you, and someone else bought it meanwhile.',
    ),
    values: { title: 'text' },
  },
  'paid-late': { text: msg('Your payment arrived after this order had expired.') },
  /** What an earlier version wrote in words that this version doesn't know. */
  note: { text: '{text}', values: { text: 'text' } },
} as const satisfies FactCatalog

export type CancellationReason = FactOf<typeof CANCELLATION_REASONS>

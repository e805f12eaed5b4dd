import { msg } from './msg.ts'

/** Sentences with values in the history of an order, as `domain/` writes them. */
export const ORDER_HISTORY_TEXTS = [
  msg('You canceled {item}'),
  msg('You withdrew from the contract'),
  msg('You withdrew from {items}'),
  msg('{item} can’t be made and is refunded'),
  msg('{item} can no longer be made.'),
  msg('{amount} refunded'),
  msg('{amount} returned to the gift card ending in {lastFour}'),
  msg('We’re sending a replacement: {reference}'),
]

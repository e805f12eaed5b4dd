declare const brand: unique symbol

/**
 * With which Stripe recognizes a call that is repeated. Only `withIdempotencyKey` makes one, so that a server error that
 * Stripe has stored with a key never blocks a call for the day that Stripe keeps it.
 */
export type IdempotencyKey = string & { readonly [brand]: true }

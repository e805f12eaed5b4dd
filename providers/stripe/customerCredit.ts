import { CURRENCY } from '#contracts/shared/constants.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import type { IdempotencyKey } from './IdempotencyKey.ts'
import { readAllPages } from './readAllPages.ts'

type Credit = {
  customerId: string
  cents: Cents
  /** Identifies the credit once Stripe has forgotten the idempotency key, after a day. */
  localKey: string
  /** Customers see it on Stripe's pages. */
  description: string
  idempotencyKey: IdempotencyKey
}

/** Stripe takes it off the next invoices. @returns the id of the credit. */
export async function creditCustomer({
  customerId,
  cents,
  localKey,
  description,
  idempotencyKey,
}: Credit): Promise<string> {
  const { id } = await callStripe('crediting a customer', 'customer_balance_transaction', () =>
    stripe().customers.createBalanceTransaction(
      customerId,
      { amount: -cents, currency: CURRENCY, description, metadata: { localKey } },
      { idempotencyKey },
    ),
  )
  return id
}

/** Takes credit away. Idempotent for the same key, which Stripe forgets after a day: see `findCustomerCredit`. @returns the id. */
export async function takeCustomerCredit({
  customerId,
  cents,
  localKey,
  description,
  idempotencyKey,
}: Credit): Promise<string> {
  const { id } = await callStripe('taking credit from a customer', 'customer_balance_transaction', () =>
    stripe().customers.createBalanceTransaction(
      customerId,
      { amount: cents, currency: CURRENCY, description, metadata: { localKey } },
      { idempotencyKey },
    ),
  )
  return id
}

export async function findCustomerCredit(customerId: string, localKey: string): Promise<string | null> {
  const moved = await readAllPages((page) =>
    callStripe('reading the credit of a customer', 'list', () =>
      stripe().customers.listBalanceTransactions(customerId, { limit: 100, ...page }),
    ),
  )
  return moved.find(({ metadata }) => metadata?.['localKey'] === localKey)?.id ?? null
}

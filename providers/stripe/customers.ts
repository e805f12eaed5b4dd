import type { Cents } from '#contracts/shared/money.ts'
import type { TaxPlace } from '#contracts/membership/taxPlace.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import type { IdempotencyKey } from './IdempotencyKey.ts'
import { addressOf } from './tax.ts'
import { orNullIfMissing } from './isMissing.ts'

type Member = { id: number; email: string; name: string }

export async function createCustomer(member: Member, idempotencyKey: IdempotencyKey): Promise<string> {
  const customer = await callStripe('creating a customer', 'customer', () =>
    stripe().customers.create(
      { email: member.email, name: member.name, metadata: { userId: String(member.id) } },
      { idempotencyKey },
    ),
  )
  return customer.id
}

/** A deleted customer can't be used for anything. */
export async function hasCustomer(id: string): Promise<boolean> {
  const customer = await orNullIfMissing(
    'customer',
    callStripe('reading a customer', 'customer', () => stripe().customers.retrieve(id)),
  )
  return customer !== null && !customer.deleted
}

/** What pays the next invoices before the card does. 0 for a customer that was deleted. */
export async function readCredit(id: string): Promise<Cents> {
  const customer = await orNullIfMissing(
    'customer',
    callStripe('reading the credit of a customer', 'customer', () => stripe().customers.retrieve(id)),
  )
  return customer === null || customer.deleted ? 0 : Math.max(0, -customer.balance)
}

/** After a restore a user id may belong to someone else, so the email must match; the caller checks that it is confirmed. */
export async function findCustomer({ id, email }: Pick<Member, 'id' | 'email'>): Promise<string | null> {
  const list = await callStripe('reading customers', 'list', () => stripe().customers.list({ email, limit: 100 }))
  return list.data.find(({ metadata }) => metadata['userId'] === String(id))?.id ?? null
}

/** Does nothing for a customer that was deleted. */
export async function changeCustomerEmail(id: string, email: string): Promise<void> {
  await orNullIfMissing(
    'customer',
    callStripe('changing a customer', 'customer', () => stripe().customers.update(id, { email })),
  )
}

/** Where the customer's invoices are taxed from now on. Stripe would prefer a shipping address. */
export async function placeCustomer(id: string, place: TaxPlace): Promise<void> {
  await callStripe('storing where a customer lives', 'customer', () =>
    stripe().customers.update(id, {
      address: { line1: '', line2: '', city: '', state: '', ...addressOf(place) },
      shipping: '',
    }),
  )
}

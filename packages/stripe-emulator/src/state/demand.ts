import type { Emulator } from '../Emulator.ts'
import { noSuch } from '../http/StripeError.ts'
import type { ObjectKind, ObjectKinds } from './objects.ts'

const SPOKEN: Partial<Record<ObjectKind, string>> = {
  payment_method: 'PaymentMethod',
  'billing_portal.configuration': 'configuration',
  'test_helpers.test_clock': 'test clock',
}

/** The object, or Stripe's `resource_missing`: 404 for the id of the address, 400 for an id in a parameter. */
export function demand<Kind extends ObjectKind>(
  emulator: Emulator,
  kind: Kind,
  id: string,
  param = 'id',
): ObjectKinds[Kind] {
  const found = emulator.store.find(kind, id)
  if (!found) throw noSuch(SPOKEN[kind] ?? kind, id, param)
  return found
}

/** A customer that can still be used; a deleted one is as good as missing. */
export function demandCustomer(emulator: Emulator, id: string, param = 'customer'): ObjectKinds['customer'] {
  const customer = demand(emulator, 'customer', id, param)
  if (customer.deleted) throw noSuch('customer', id, param)
  return customer
}

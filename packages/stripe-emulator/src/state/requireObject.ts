import type { Emulator } from '../Emulator.ts'
import { noSuch } from '../http/StripeError.ts'
import type { ObjectKind, ObjectKinds } from './objects.ts'

const SPOKEN: Partial<Record<ObjectKind, string>> = {
  payment_method: 'PaymentMethod',
  'billing_portal.configuration': 'configuration',
  'test_helpers.test_clock': 'test clock',
}

/** @throws `resource_missing`: 404 for an id in the path, 400 for an id in a parameter. */
export function requireObject<Kind extends ObjectKind>(
  emulator: Emulator,
  kind: Kind,
  id: string,
  param = 'id',
): ObjectKinds[Kind] {
  const found = emulator.store.find(kind, id)
  if (!found) throw noSuch(SPOKEN[kind] ?? kind, id, param)
  return found
}

/** A deleted customer counts as missing. */
export function requireCustomer(emulator: Emulator, id: string, param = 'customer'): ObjectKinds['customer'] {
  const customer = requireObject(emulator, 'customer', id, param)
  if (customer.deleted) throw noSuch('customer', id, param)
  return customer
}

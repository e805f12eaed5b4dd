import type { Address } from '../state/objects.ts'

/** Empty texts unset a part, as at Stripe. */
export function fullAddress(given: Partial<Address>): Address {
  const parts = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, value === '' ? null : value]))
  return { city: null, country: null, line1: null, line2: null, postal_code: null, state: null, ...parts }
}

export function fullShipping(given: Record<string, unknown>): Record<string, unknown> {
  return { ...given, address: fullAddress((given.address as Partial<Address> | undefined) ?? {}) }
}

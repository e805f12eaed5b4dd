import type { Address } from '../state/objects.ts'

export function fullAddress(given: Partial<Address>): Address {
  return { city: null, country: null, line1: null, line2: null, postal_code: null, state: null, ...given }
}

export function fullShipping(given: Record<string, unknown>): Record<string, unknown> {
  return { ...given, address: fullAddress((given.address as Partial<Address> | undefined) ?? {}) }
}

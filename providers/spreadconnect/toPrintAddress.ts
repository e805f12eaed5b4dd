import type { Address } from '#contracts/checkout.ts'
import { needsState, stateCode } from '#contracts/states.ts'

/**
 * An address as the print provider takes it: a state is "the country-specific 2-letter upper-case" code, required for
 * the US and Canada. Words in that field elsewhere would have the order refused, so they are left out: postal codes say
 * the same.
 */
export const toPrintAddress = (address: Address): Address => ({ ...address, state: stateOf(address) })

/** Without one, the provider uses the shipping address; one that it would refuse must not hold up the goods. */
export function toBillingAddress(address: Address): Address | undefined {
  const billing = toPrintAddress(address)
  return needsState(billing.country) && !billing.state ? undefined : billing
}

function stateOf({ country, state }: Address): string | undefined {
  if (needsState(country)) return stateCode(country, state)
  return /^[a-z]{2}$/i.test(state ?? '') ? state?.toUpperCase() : undefined
}

import type { Address } from '#contracts/checkout.ts'
import { needsState, stateCode } from '#contracts/states.ts'

/**
 * An address in the provider's format. A state is "the country-specific 2-letter upper-case" code, required for the US
 * and Canada. Other text in that field would have the order rejected and is left out.
 */
export const toPrintAddress = (address: Address): Address => ({ ...address, state: stateOf(address) })

/** Without a billing address the provider uses the shipping address; an invalid one must not block the order. */
export function toBillingAddress(address: Address): Address | undefined {
  const billing = toPrintAddress(address)
  return needsState(billing.country) && !billing.state ? undefined : billing
}

function stateOf({ country, state }: Address): string | undefined {
  if (needsState(country)) return stateCode(country, state)
  return /^[a-z]{2}$/i.test(state ?? '') ? state?.toUpperCase() : undefined
}

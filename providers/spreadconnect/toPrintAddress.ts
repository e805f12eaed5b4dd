import { formatAddress } from 'localized-address-format'
import type { Address } from '#contracts/shop/checkout.ts'
import { needsState, stateCode } from '#contracts/content/states.ts'

/**
 * An address in the provider's format. A state is "the country-specific 2-letter upper-case" code, required for the US
 * and Canada. Other text in that field would have the order rejected. It is beside the city instead, in countries whose
 * addresses have a state or province.
 */
export function toPrintAddress(address: Address): Address {
  const state = stateOf(address)
  return { ...address, state, city: state ? address.city : cityWithState(address) }
}

/** Without a billing address the provider uses the shipping address; an invalid one must not block the order. */
export function toBillingAddress(address: Address): Address | undefined {
  const billing = toPrintAddress(address)
  return needsState(billing.country) && !billing.state ? undefined : billing
}

function stateOf({ country, state }: Address): string | undefined {
  if (needsState(country)) return stateCode(country, state)
  return /^[a-z]{2}$/i.test(state ?? '') ? state?.toUpperCase() : undefined
}

function cityWithState({ country, city, state }: Address): string {
  if (!state || !isPartOfAddresses(country) || city.toLowerCase().includes(state.toLowerCase())) return city
  return `${city}, ${state}`
}

/** Whether the mail of a country names a state or province. Elsewhere it makes the city harder to recognize. */
const isPartOfAddresses = (country: string): boolean =>
  formatAddress({ postalCountry: country, administrativeArea: 'State' }, 'latin').length > 0

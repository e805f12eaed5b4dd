import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'

/** `+34` for Spain; null for a country without telephones of its own. */
export const callingCodeOf = (country: string): string | null =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : null

import type { DeliveryAddress } from './addresses.ts'
import type { Language } from '../shared/languages.ts'

/** Where a German writes the postal code before the city, of the countries the shop ships to. */
const CODE_FIRST = 'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU NL NO PL PT RO SE SI SK'.split(' ')

const countryNames: Partial<Record<Language, Intl.DisplayNames>> = {}

function countryName(code: string, language: Language): string | undefined {
  const names = (countryNames[language] ??= new Intl.DisplayNames(language, { type: 'region' }))
  return /^[A-Z]{2}$/.test(code) ? names.of(code) : code
}

/** An address as printed on a parcel, one line each, for a reader of the language. */
export function addressLines(address: DeliveryAddress, language: Language = 'en'): string[] {
  const { firstName, lastName, company, street, streetAnnex, country } = address
  const place = placeLine(address, language)
  const lines = [`${firstName} ${lastName}`, company, street, streetAnnex, place, countryName(country, language)]
  return lines.filter((line): line is string => Boolean(line))
}

/** `Duluth, MN 55801`, in German also `10115 Berlin`. */
export function placeLine(
  { city, state, zipCode, country }: Pick<DeliveryAddress, 'city' | 'state' | 'zipCode' | 'country'>,
  language: Language,
): string {
  const parts =
    language === 'de' && CODE_FIRST.includes(country)
      ? [[zipCode, city].filter(Boolean).join(' '), state]
      : [city, [state, zipCode].filter(Boolean).join(' ')]
  return parts.filter(Boolean).join(', ')
}

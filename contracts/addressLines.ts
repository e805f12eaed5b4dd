import type { DeliveryAddress } from './addresses.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const countryName = (code: string) => (/^[A-Z]{2}$/.test(code) ? countryNames.of(code) : code)

/** An address as printed on a parcel, one line each. */
export function addressLines({
  firstName,
  lastName,
  company,
  street,
  streetAnnex,
  city,
  state,
  zipCode,
  country,
}: DeliveryAddress): string[] {
  const place = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const lines = [`${firstName} ${lastName}`, company, street, streetAnnex, place, countryName(country)]
  return lines.filter((line): line is string => Boolean(line))
}

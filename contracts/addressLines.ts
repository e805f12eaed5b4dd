import type { DeliveryAddress } from './addresses.ts'

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
  const lines = [`${firstName} ${lastName}`, company, street, streetAnnex, place, country]
  return lines.filter((line): line is string => Boolean(line))
}

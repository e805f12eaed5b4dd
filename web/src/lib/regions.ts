import { SHIPPING_COUNTRIES } from '#contracts/checkout.ts'
import type { Region } from '#contracts/states.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const collator = new Intl.Collator('en')
const HOME = ['US', 'CA']

/** The two nearest first, then by name. */
export const COUNTRIES: Region[] = [
  ...HOME.map(nameCountry),
  ...SHIPPING_COUNTRIES.filter((code) => !HOME.includes(code))
    .map(nameCountry)
    .toSorted((one, other) => collator.compare(one.name, other.name)),
]

export function nameCountry(code: string): Region {
  return { code, name: countryNames.of(code) ?? code }
}

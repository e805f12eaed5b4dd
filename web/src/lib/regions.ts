import type { Region } from '#contracts/states.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const collator = new Intl.Collator('en')
const HOME = ['US', 'CA']

/** The two nearest first, then by name. */
export const sortCountries = (codes: readonly string[]): Region[] => [
  ...HOME.filter((code) => codes.includes(code)).map(nameCountry),
  ...codes
    .filter((code) => !HOME.includes(code))
    .map(nameCountry)
    .toSorted((one, other) => collator.compare(one.name, other.name)),
]

export function nameCountry(code: string): Region {
  return { code, name: countryNames.of(code) ?? code }
}

import type { Region } from '#contracts/content/states.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { language } from './text.ts'

const countryNames: Partial<Record<Language, Intl.DisplayNames>> = {}
const collators: Partial<Record<Language, Intl.Collator>> = {}
const HOME = ['US', 'CA']

/** The two nearest first, then by name. */
export const sortCountries = (codes: readonly string[]): Region[] => [
  ...HOME.filter((code) => codes.includes(code)).map(nameCountry),
  ...codes
    .filter((code) => !HOME.includes(code))
    .map(nameCountry)
    .toSorted((one, other) => collator().compare(one.name, other.name)),
]

const collator = (): Intl.Collator => (collators[language()] ??= new Intl.Collator(language()))

export function nameCountry(code: string): Region {
  const names = (countryNames[language()] ??= new Intl.DisplayNames(language(), { type: 'region' }))
  return { code, name: names.of(code) ?? code }
}

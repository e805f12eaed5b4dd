import { msg } from '../shared/msg.ts'

/** Where somebody lives, as far as tax needs it. */
export type TaxPlace = {
  /** ISO 3166-1 alpha-2. */
  country: string
  postalCode?: string | undefined
}

const POSTAL_CODES: Record<string, RegExp> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
}

/** Elsewhere the country decides the tax. */
export const needsPostalCode = (country: string): boolean => Object.hasOwn(POSTAL_CODES, country)

/** Of what a form says. */
export const taxPlaceOf = ({ country, postalCode = '' }: TaxPlace): TaxPlace => ({
  country,
  ...(needsPostalCode(country) && { postalCode: postalCode.trim() }),
})

type Problems = Partial<Record<keyof TaxPlace, string>>

/** The texts are keys of the catalog. */
export function taxPlaceProblems({ country, postalCode = '' }: TaxPlace): Problems {
  if (!/^[A-Z]{2}$/.test(country)) return { country: msg('Please choose your country') }
  const pattern = POSTAL_CODES[country]
  if (!pattern || pattern.test(postalCode.trim())) return {}
  return {
    postalCode: country === 'US' ? msg('Please enter your 5-digit ZIP code') : msg('Please enter your postal code'),
  }
}

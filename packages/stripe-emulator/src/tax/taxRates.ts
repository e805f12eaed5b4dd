import type { Address } from '../state/objects.ts'

interface TaxRate {
  percent: number
  type: 'sales_tax' | 'vat' | 'gst'
  taxesShipping: boolean
}

// Rounded state rates without county and city taxes; not tax advice.
const UNITED_STATES: Record<string, number> = {
  AZ: 5.6,
  CA: 7.25,
  CO: 2.9,
  FL: 6,
  IL: 6.25,
  NY: 4,
  TX: 6.25,
  UT: 4.85,
  WA: 6.5,
}
const VAT: Record<string, number> = {
  AT: 20,
  BE: 21,
  DE: 19,
  ES: 21,
  FR: 20,
  GB: 20,
  IE: 23,
  IT: 22,
  NL: 21,
  PL: 23,
  SE: 25,
}
const CANADA: Record<string, number> = { ON: 13, NB: 15, NL: 15, NS: 14, PE: 15 }
/** The first three digits of the ZIP codes of the states above. */
const ZIP_CODES: Record<string, [from: number, to: number][]> = {
  AZ: [[850, 865]],
  CA: [[900, 961]],
  CO: [[800, 816]],
  FL: [
    [320, 339],
    [341, 349],
  ],
  IL: [[600, 629]],
  NY: [[100, 149]],
  TX: [
    [750, 799],
    [885, 885],
  ],
  UT: [[840, 847]],
  WA: [[980, 994]],
}
/** The first letters of Canadian postal codes. */
const CANADIAN_CODES: Record<string, string> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
}
const SHIPPING_TAXED = new Set(['NY', 'TX', 'WA'])
const CANADA_ELSEWHERE = 5

/** As at Stripe: in the United States only with a ZIP code, in Canada with a province or postal code, elsewhere with the country. */
export function hasTaxLocation(address: Partial<Address> | null): boolean {
  if (!address?.country) return false
  if (address.country === 'US') return /^(?!00000)\d{5}/.test(address.postal_code ?? '')
  return address.country !== 'CA' || Boolean(address.state ?? address.postal_code)
}

export function taxRateFor(address: Address): TaxRate {
  const { country } = address
  const state = address.state ?? stateOf(address)
  if (country === 'US') {
    return {
      percent: UNITED_STATES[state ?? ''] ?? 0,
      type: 'sales_tax',
      taxesShipping: SHIPPING_TAXED.has(state ?? ''),
    }
  }
  if (country === 'CA') return { percent: CANADA[state ?? ''] ?? CANADA_ELSEWHERE, type: 'gst', taxesShipping: true }
  return { percent: VAT[country ?? ''] ?? 0, type: 'vat', taxesShipping: true }
}

function stateOf({ country, postal_code: code }: Address): string | undefined {
  if (country === 'CA') return CANADIAN_CODES[code?.[0]?.toUpperCase() ?? '']
  const digits = Number(code?.slice(0, 3))
  return Object.keys(ZIP_CODES).find((state) => ZIP_CODES[state]?.some(([from, to]) => digits >= from && digits <= to))
}

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
const SHIPPING_TAXED = new Set(['NY', 'TX', 'WA'])
const CANADA_ELSEWHERE = 5

export function taxRateFor({ country, state }: Address): TaxRate {
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

type TaxType = 'SALESTAX' | 'VAT' | 'NOT_TAXABLE'

const SALES_TAX = ['US', 'CA']
/** The European Union and countries with the same tax rules. */
const VAT = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK GB CH LI NO IS'.split(' ')

export function taxTypeFor(country: string): TaxType {
  if (SALES_TAX.includes(country)) return 'SALESTAX'
  return VAT.includes(country) ? 'VAT' : 'NOT_TAXABLE'
}

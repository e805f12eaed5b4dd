type TaxType = 'SALESTAX' | 'VAT' | 'NOT_TAXABLE'

const SALES_TAX = ['US', 'CA']
/** The European Union and the countries around it that tax the same way. */
const VAT = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK GB CH LI NO IS'.split(' ')

/** Which tax the prices include that the buyer paid, by the country the parcel goes to. */
export function taxTypeFor(country: string): TaxType {
  if (SALES_TAX.includes(country)) return 'SALESTAX'
  return VAT.includes(country) ? 'VAT' : 'NOT_TAXABLE'
}

import { isInVatArea } from '#contracts/shop/vatArea.ts'

type TaxType = 'SALESTAX' | 'VAT' | 'NOT_TAXABLE'

const SALES_TAX = ['US', 'CA']
/** The European Union and countries with the same tax rules. */
const VAT = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK GB CH LI NO IS'.split(' ')

/** Of the place that the parcel goes to. */
export function taxTypeFor(place: { country: string; zipCode: string }): TaxType {
  if (SALES_TAX.includes(place.country)) return 'SALESTAX'
  return VAT.includes(place.country) && isInVatArea(place) ? 'VAT' : 'NOT_TAXABLE'
}

import { SHIPPING_COUNTRIES } from '#contracts/checkout.ts'

export type Region = { code: string; name: string }

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const collator = new Intl.Collator('en')
const HOME = ['US', 'CA']

/** Countries the shop ships to: the two nearest first, then by name. */
export const COUNTRIES: Region[] = [
  ...HOME.map(nameCountry),
  ...SHIPPING_COUNTRIES.filter((code) => !HOME.includes(code))
    .map(nameCountry)
    .toSorted((one, other) => collator.compare(one.name, other.name)),
]

export function nameCountry(code: string): Region {
  return { code, name: countryNames.of(code) ?? code }
}

/** States and provinces the print provider wants as two letters. */
export const STATES: Record<string, Region[]> = {
  US: parse(
    'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming',
  ),
  CA: parse(
    'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
  ),
}

function parse(list: string): Region[] {
  return list.split(',').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }))
}

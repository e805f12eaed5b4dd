export type Region = { code: string; name: string }

/**
 * States and provinces of the countries whose parcels need one, with their postal codes. The print
 * provider accepts only these codes: two upper-case letters.
 */
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

const TERRITORIES = parse('AS American Samoa,GU Guam,MP Northern Mariana Islands,PR Puerto Rico,VI U.S. Virgin Islands')
const ARMED_FORCES = parse('AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific')

/** What an address can have as its state, in a country whose parcels need one. */
export function addressStates(country: string): Region[] | undefined {
  const states = Object.hasOwn(STATES, country) ? STATES[country] : undefined
  return states && country === 'US' ? [...states, ...TERRITORIES, ...ARMED_FORCES] : states
}

/** Puerto Rico and the other territories, which address books have as countries, are states for the mail. */
export function withTerritoryAsState<Place extends { country: string; state?: string | undefined }>(
  place: Place,
): Place {
  const territory = TERRITORIES.find(({ code }) => code === place.country)
  return territory ? { ...place, country: 'US', state: territory.code } : place
}

export const needsState = (country: string): boolean => Object.hasOwn(STATES, country)

/** The name of a state of the United States. */
export const stateName = (code: string): string => STATES['US']?.find((state) => state.code === code)?.name ?? code

/** The code of a typed state: "CA", "ca", "California", "Québec", "D.C."; undefined if there is none. */
export function stateCode(country: string, typed: string | undefined): string | undefined {
  const wanted = lettersOf(typed ?? '')
  return addressStates(country)?.find(({ code, name }) => lettersOf(code) === wanted || lettersOf(name) === wanted)
    ?.code
}

/** Ignores accents, spaces, dots and case. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

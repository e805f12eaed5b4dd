import { messageOfIssue } from '#contracts/shared/messageOfIssue.ts'
import { sentenceIn } from '#texts/sentenceIn.ts'
import { describe, expect, it } from 'vitest'
import { addressLines } from '#contracts/shop/addressLines.ts'
import { addressSchema, createPaymentInput } from '#contracts/shop/checkout.ts'
import { SHIPPING_COUNTRIES } from '#contracts/shop/shippingCountries.ts'
import { STATES, stateCode } from '#contracts/content/states.ts'
import { callingCodeOf } from '#domain/shop/checkout/callingCodeOf.ts'
import { taxTypeFor } from '#providers/spreadconnect/taxTypeFor.ts'
import { toBillingAddress, toPrintAddress } from '#providers/spreadconnect/toPrintAddress.ts'

const address = {
  firstName: 'Ada',
  lastName: 'Guest',
  company: undefined,
  street: '1 Agate Road',
  streetAnnex: undefined,
  city: 'Duluth',
  state: 'MN',
  country: 'US',
  zipCode: '55801',
}
const problemOf = (change: object) => {
  const { error } = addressSchema.safeParse({ ...address, ...change })
  return error?.issues.map((issue) => `${issue.path.join('.')}: ${sentenceIn('en', messageOfIssue(issue))}`)
}

describe('stateCode', () => {
  it.each([
    ['US', 'CA', 'CA'],
    ['US', 'ca', 'CA'],
    ['US', 'California', 'CA'],
    ['US', ' new  york ', 'NY'],
    ['US', 'N.Y.', 'NY'],
    ['US', 'District of Columbia', 'DC'],
    ['US', 'D.C.', 'DC'],
    ['CA', 'Québec', 'QC'],
    ['CA', 'ONTARIO', 'ON'],
    ['CA', 'California', undefined],
    ['US', 'Ontario', undefined],
    ['US', 'ZZ', undefined],
    ['US', '', undefined],
    ['US', undefined, undefined],
    ['DE', 'Bayern', undefined],
    ['constructor', 'name', undefined],
  ])('in %s, %j becomes %j', (country, typed, code) => {
    expect(stateCode(country, typed)).toBe(code)
  })

  it('has a unique code for each of the 51 states and 13 provinces', () => {
    const codes = Object.values(STATES).map((states) => new Set(states.map(({ code }) => code)).size)
    expect(codes).toEqual([51, 13])
  })
})

describe('an address', () => {
  it('stores a state code in the US and Canada, and the text elsewhere', () => {
    expect(addressSchema.parse({ ...address, state: 'minnesota' }).state).toBe('MN')
    expect(addressSchema.parse({ ...address, country: 'de', state: ' Bayern ' })).toMatchObject({
      country: 'DE',
      state: 'Bayern',
    })
  })

  it('requires a valid state in the US and Canada', () => {
    expect(problemOf({ state: undefined })).toEqual(['state: State is required'])
    expect(problemOf({ state: ' ' })).toEqual(['state: State is required'])
    expect(problemOf({ state: 'Bayern' })).toEqual(['state: US doesn’t have a state Bayern'])
    expect(problemOf({ country: 'CA', state: 'TX' })).toEqual(['state: CA doesn’t have a state TX'])
    expect(problemOf({ country: 'FR', state: undefined })).toBeUndefined()
  })

  it.each([
    ['PR', '00907'],
    ['GU', '96910'],
    ['VI', '00802'],
    ['AS', '96799'],
    ['MP', '96950'],
    ['AA', '34002'],
    ['AE', '09128'],
    ['AP', '96204'],
  ])('in the United States can be in %s %s', (state, zipCode) => {
    expect(addressSchema.parse({ ...address, state, zipCode })).toMatchObject({ country: 'US', state, zipCode })
  })

  it('in a territory, given as a country, is one in the United States', () => {
    const sent = { ...address, country: 'pr', state: undefined, zipCode: '00907' }
    expect(addressSchema.parse(sent)).toMatchObject({ country: 'US', state: 'PR' })
    expect(problemOf({ country: 'AE', state: undefined })).toBeUndefined()
    expect(addressSchema.parse({ ...address, country: 'AE', state: undefined })).toMatchObject({ country: 'AE' })
  })

  it('requires a valid state in the billing address too', () => {
    const order = {
      customerInfo: { email: 'ada@example.test', phone: '555-123-4567' },
      shippingAddress: { ...address, country: 'FR', state: undefined },
      useSameAddress: false,
    }
    const { error } = createPaymentInput.safeParse({ ...order, billingAddress: { ...address, state: null } })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['billingAddress.state'])
    const billed = createPaymentInput.parse({ ...order, billingAddress: { ...address, state: 'Maine' } })
    expect(billed.billingAddress).toEqual({ ...address, state: 'ME' })
  })
})

describe('the address sent to the print provider', () => {
  const sent = (country: string, state?: string) => toPrintAddress({ ...address, country, state }).state

  it('has a state code in the US and Canada', () => {
    expect([sent('US', 'mn'), sent('US', 'Minnesota'), sent('CA', 'Québec')]).toEqual(['MN', 'MN', 'QC'])
  })

  it.each([
    ['AU', 'Sydney', 'NSW', 'Sydney, NSW', undefined],
    ['JP', 'Shibuya', 'Tokyo', 'Shibuya, Tokyo', undefined],
    ['IE', 'Mallow', 'Co. Cork', 'Mallow, Co. Cork', undefined],
    ['IT', 'Monza', 'Lombardia', 'Monza, Lombardia', undefined],
    ['ES', 'Madrid', 'madrid', 'Madrid', undefined],
    ['AU', 'Perth', 'WA', 'Perth', 'WA'],
    ['DE', 'Berlin', 'Berlin-Brandenburg', 'Berlin', undefined],
    ['US', 'San Juan', 'Puerto Rico', 'San Juan', 'PR'],
  ])('in %s, %s with the state %s has the city %s', (country, city, state, shown, code) => {
    expect(toPrintAddress({ ...address, country, city, state })).toMatchObject({ city: shown, state: code })
  })

  it('has a two-letter state code or none elsewhere', () => {
    expect([sent('IT', 'mi'), sent('DE', 'Bayern'), sent('AU', 'NSW'), sent('FR')]).toEqual([
      'MI',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('omits a billing address that it would reject', () => {
    expect(toBillingAddress({ ...address, state: undefined })).toBeUndefined()
    expect(toBillingAddress({ ...address, country: 'DE', state: undefined })).toMatchObject({ country: 'DE' })
    expect(toBillingAddress(address)).toEqual(address)
  })
})

it.each([
  ['US', '+1'],
  ['ES', '+34'],
  ['DK', '+45'],
  ['IS', '+354'],
  ['AQ', null],
])('phone numbers of %s begin with %s', (country, code) => {
  expect(callingCodeOf(country)).toBe(code)
})

describe('the lines of an address', () => {
  const berlin = { ...address, street: 'Achatweg 1', city: 'Berlin', state: undefined, zipCode: '10115', country: 'DE' }

  it('name the country in the language of the reader', () => {
    expect(addressLines(berlin)).toEqual(['Ada Guest', 'Achatweg 1', 'Berlin, 10115', 'Germany'])
    expect(addressLines(address, 'de')).toEqual(['Ada Guest', '1 Agate Road', 'Duluth, MN 55801', 'Vereinigte Staaten'])
  })

  it.each([
    ['DE', undefined, '10115 Berlin'],
    ['DE', 'Brandenburg', '10115 Berlin, Brandenburg'],
    ['CH', undefined, '10115 Berlin'],
    ['GB', undefined, 'Berlin, 10115'],
    ['US', 'NH', 'Berlin, NH 10115'],
  ])('have the postal code in German where it is in %s', (country, state, line) => {
    expect(addressLines({ ...berlin, country, state }, 'de')[2]).toBe(line)
  })
})

describe('the tax type', () => {
  it('is sales tax, VAT or none for every country the shop ships to', () => {
    const taxedBy = (type: string) =>
      SHIPPING_COUNTRIES.filter((country) => taxTypeFor({ country, zipCode: '10000' }) === type)
    expect(taxedBy('SALESTAX')).toEqual(['US', 'CA'])
    expect(taxedBy('NOT_TAXABLE')).toEqual(['AU', 'JP', 'NZ'])
    expect(taxedBy('VAT')).toHaveLength(SHIPPING_COUNTRIES.length - 5)
  })

  it.each([
    ['Las Palmas', 'ES', '35001', false],
    ['Santa Cruz de Tenerife', 'ES', '38001', false],
    ['Ceuta', 'ES', '51001', false],
    ['Melilla', 'ES', '52001', false],
    ['Madrid', 'ES', '28013', true],
    ['Guernsey', 'GB', 'GY1 1AA', false],
    ['Jersey', 'GB', 'je2 3ab', false],
    ['Gibraltar', 'GB', 'GX11 1AA', false],
    ['Belfast', 'GB', 'BT1 1AA', true],
    ['Douglas, Isle of Man', 'GB', 'IM1 1AA', true],
    ['Glasgow', 'GB', 'G1 1AA', true],
    ['Guadeloupe', 'FR', '97110', false],
    ['Monaco', 'FR', '98000', true],
    ['Büsingen', 'DE', '78266', false],
    ['Livigno', 'IT', '23041', false],
    ['Åland', 'FI', 'AX-22100', false],
    ['Tórshavn', 'DK', 'FO-100', false],
    ['Nuuk', 'DK', '3900', false],
    ['Copenhagen', 'DK', '1050', true],
    ['Longyearbyen', 'NO', '9170', false],
  ])('of a parcel to %s, %s %s: VAT is %s', (_, country, zipCode, isVat) => {
    expect(taxTypeFor({ country, zipCode })).toBe(isVat ? 'VAT' : 'NOT_TAXABLE')
  })
})

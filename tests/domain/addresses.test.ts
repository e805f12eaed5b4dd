import { describe, expect, it } from 'vitest'
import { addressSchema, createPaymentInput, SHIPPING_COUNTRIES } from '#contracts/checkout.ts'
import { STATES, stateCode } from '#contracts/states.ts'
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
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('a state that somebody typed', () => {
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
  ])('in %s as %j is %j', (country, typed, code) => {
    expect(stateCode(country, typed)).toBe(code)
  })

  it('has a code of its own for each of the 51 states and 13 provinces', () => {
    const codes = Object.values(STATES).map((states) => new Set(states.map(({ code }) => code)).size)
    expect(codes).toEqual([51, 13])
  })
})

describe('an address', () => {
  it('keeps the code of its state, and elsewhere the words', () => {
    expect(addressSchema.parse({ ...address, state: 'minnesota' }).state).toBe('MN')
    expect(addressSchema.parse({ ...address, country: 'de', state: ' Bayern ' })).toMatchObject({
      country: 'DE',
      state: 'Bayern',
    })
  })

  it('in the US or Canada needs a state that exists', () => {
    expect(problemOf({ state: undefined })).toEqual(['state: State is required'])
    expect(problemOf({ state: ' ' })).toEqual(['state: State is required'])
    expect(problemOf({ state: 'Bayern' })).toEqual(['state: US doesn’t have a state Bayern'])
    expect(problemOf({ country: 'CA', state: 'TX' })).toEqual(['state: CA doesn’t have a state TX'])
    expect(problemOf({ country: 'FR', state: undefined })).toBeUndefined()
  })

  it('to bill needs one as well', () => {
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

describe('what the print provider is sent of an address', () => {
  const sent = (country: string, state?: string) => toPrintAddress({ ...address, country, state }).state

  it('is the code of a state in the US and Canada', () => {
    expect([sent('US', 'mn'), sent('US', 'Minnesota'), sent('CA', 'Québec')]).toEqual(['MN', 'MN', 'QC'])
  })

  it('is elsewhere a two-letter code or nothing', () => {
    expect([sent('IT', 'mi'), sent('DE', 'Bayern'), sent('AU', 'NSW'), sent('FR')]).toEqual([
      'MI',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('to bill is nothing rather than an address that it refuses', () => {
    expect(toBillingAddress({ ...address, state: undefined })).toBeUndefined()
    expect(toBillingAddress({ ...address, country: 'DE', state: undefined })).toMatchObject({ country: 'DE' })
    expect(toBillingAddress(address)).toEqual(address)
  })
})

describe('the tax in what the buyer paid', () => {
  it('is sales tax, value added tax, or none, for each country the shop ships to', () => {
    const taxedBy = (type: string) => SHIPPING_COUNTRIES.filter((country) => taxTypeFor(country) === type)
    expect(taxedBy('SALESTAX')).toEqual(['US', 'CA'])
    expect(taxedBy('NOT_TAXABLE')).toEqual(['AU', 'JP', 'NZ'])
    expect(taxedBy('VAT')).toHaveLength(SHIPPING_COUNTRIES.length - 5)
  })
})

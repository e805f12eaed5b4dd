import { z } from 'zod'
import { priceSummarySchema, shippingMethodSchema } from './cart.ts'
import { needsState, stateCode } from './states.ts'
import { visitSchema } from './visitSchema.ts'

const required = (message: string, max = 120) => z.string(message).trim().min(1, message).max(max)
const optional = (max = 120) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((value) => value || undefined)

export const customerInfoSchema = z.strictObject({
  email: z
    .string('Please enter a valid email address')
    .trim()
    .max(254, 'Please enter a valid email address')
    .meta({ examples: ['ada@example.com'] })
    .pipe(z.email('Please enter a valid email address')),
  phone: z.string('Please enter a valid phone number').trim().min(10, 'Please enter a valid phone number').max(40),
})

/** US and Canadian addresses need a state, stored as its code: the print provider accepts only codes. */
export const addressSchema = z
  .strictObject({
    firstName: required('First name is required'),
    lastName: required('Last name is required'),
    company: optional(),
    street: required('Street address is required', 200),
    streetAnnex: optional(200),
    city: required('City is required'),
    state: optional(60),
    country: required('Country is required', 2).toUpperCase(),
    zipCode: required('ZIP code is required', 20),
  })
  .superRefine(({ country, state }, context) => {
    if (!needsState(country) || stateCode(country, state)) return
    const message = state ? `${country} doesn’t have a state ${state}` : 'State is required'
    context.addIssue({ code: 'custom', path: ['state'], message })
  })
  .transform((address) => ({ ...address, state: stateCode(address.country, address.state) ?? address.state }))
export type Address = z.infer<typeof addressSchema>

export const createPaymentInput = z
  .strictObject({
    customerInfo: customerInfoSchema,
    shippingAddress: addressSchema,
    /** Used unless `useSameAddress` is true. Without either, billing equals shipping. */
    billingAddress: addressSchema.nullish(),
    useSameAddress: z.boolean().optional(),
    shippingMethod: shippingMethodSchema.default('standard'),
    /** Whether one email may remind the buyer, a day later, of a cart that was not paid. */
    remindMe: z.boolean().optional(),
    visit: visitSchema,
  })
  .superRefine(({ billingAddress, useSameAddress }, context) => {
    if (useSameAddress !== false || billingAddress) return
    for (const { message, path } of addressSchema.safeParse({}).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['billingAddress', ...path], message })
  })
export type CreatePaymentInput = z.infer<typeof createPaymentInput>

export const createPaymentAnswer = z.object({
  /** Null when there is nothing to pay: the order is complete. */
  clientSecret: z.string().nullable(),
  orderReference: z.string(),
  summary: priceSummarySchema,
})

/** Countries the shop ships to, ISO 3166-1 alpha-2. */
export const SHIPPING_COUNTRIES = [
  'US',
  'CA',
  'AT',
  'AU',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'JP',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'NZ',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const

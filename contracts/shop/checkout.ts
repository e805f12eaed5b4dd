import { msg } from '../shared/msg.ts'
import { z } from 'zod'
import { priceSummarySchema, shippingMethodSchema } from './cart.ts'
import { amountSchema, timeSchema } from '../shared/ids.ts'
import { emailSchema } from '../shared/emailSchema.ts'
import { needsState, stateCode, withTerritoryAsState } from '../content/states.ts'
import { ADDRESS_LIMITS as limits } from './addressLimits.ts'
import { TOO_LONG } from '../shared/tooLong.ts'
import { visitSchema } from '../people/visitSchema.ts'
import { visibleText } from '../shared/visibleText.ts'

const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, TOO_LONG)
    .nullish()
    .transform((value) => value || undefined)

const PHONE = 'Please enter a valid phone number'

/** A phone number is at least ten characters with its country code, and seven digits: the shortest numbers in the world. */
export const customerInfoSchema = z.strictObject({
  email: emailSchema,
  phone: z
    .string(PHONE)
    .trim()
    .min(10, PHONE)
    .max(limits.phone, TOO_LONG)
    .regex(/(?:\p{Nd}\P{Nd}*){7}/u, PHONE)
    .meta({ examples: ['+1 218 555 0142'] }),
})

/** US and Canadian addresses need a state, stored as its code: the print provider accepts only codes. */
export const addressSchema = z
  .strictObject({
    firstName: visibleText('First name is required', limits.firstName),
    lastName: visibleText('Last name is required', limits.lastName),
    company: optional(limits.company),
    street: visibleText('Street address is required', limits.street),
    streetAnnex: optional(limits.streetAnnex),
    city: visibleText('City is required', limits.city),
    state: optional(limits.state),
    country: visibleText('Country is required', limits.country).toUpperCase(),
    zipCode: visibleText('ZIP code is required', limits.zipCode),
  })
  // Before the transformation, so that a form is told of this beside its other problems.
  .superRefine((address, context) => {
    const { country, state } = withTerritoryAsState(address)
    if (!needsState(country) || stateCode(country, state)) return
    const message = state ? msg('{country} doesn’t have a state {state}') : 'State is required'
    context.addIssue({ code: 'custom', path: ['state'], message, params: { country, state } })
  })
  .transform(withTerritoryAsState)
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
    /** What the buyer has agreed to pay, as in a wallet. If it isn’t the price any more, nothing is ordered. */
    due: amountSchema.optional(),
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
  /** Until when pieces are held while you pay; null where nothing in the cart is counted. */
  heldUntil: timeSchema.nullable(),
})

import { z } from 'zod'
import { ADDRESS_LIMITS as limits } from './addressLimits.ts'
import { cartSchema, priceSummarySchema, shippingMethodSchema } from './cart.ts'
import { amountSchema } from '../shared/ids.ts'
import { withTerritoryAsState } from '../content/states.ts'
import { TOO_LONG } from '../shared/tooLong.ts'
import { visibleText } from '../shared/visibleText.ts'

const text = (max: number) => z.string().trim().max(max, TOO_LONG).optional()

/** What a wallet says about an address before its owner pays: no street, and often only the beginning of the postal code. */
const walletAddressSchema = z
  .strictObject({
    country: visibleText('Country is required', limits.country).toUpperCase(),
    state: text(limits.state),
    city: text(limits.city),
    zipCode: text(limits.zipCode),
  })
  .transform(withTerritoryAsState)

export const priceExpressInput = z.strictObject({
  /** Without it, estimates for the United States. */
  address: walletAddressSchema.optional(),
  /** Standard is priced where this isn’t offered. */
  shippingMethod: shippingMethodSchema.default('standard'),
})
export type PriceExpressInput = z.infer<typeof priceExpressInput>

export const expressPriceSchema = z.object({
  items: cartSchema,
  summary: priceSummarySchema,
  /** Each with its price; the one that the summary is for comes first. */
  methods: z.array(z.object({ method: shippingMethodSchema, shipping: amountSchema })),
})
export type ExpressPrice = z.infer<typeof expressPriceSchema>

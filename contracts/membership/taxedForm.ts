import { z } from 'zod'
import { amountSchema } from '../shared/ids.ts'
import { TOO_LONG } from '../shared/tooLong.ts'

const countrySchema = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ examples: ['US'] })

/** Where tax depends on more than the country. */
const postalCode = z.string().max(20, TOO_LONG).optional()

/** What a calculation of tax needs. */
export const taxPlaceQuery = z.strictObject({ country: countrySchema, postalCode })

/** What a form sends where tax is added. */
export const taxedForm = z.strictObject({
  /** Where the buyer lives, ISO 3166-1 alpha-2. */
  country: countrySchema.optional(),
  postalCode,
  /** As shown; another tax is refused. Absent without tax. */
  tax: amountSchema.optional(),
  /** What is paid first, with its tax; as shown, and needed with tax. Another total is refused. */
  total: amountSchema.optional(),
})
export type TaxedForm = z.output<typeof taxedForm>

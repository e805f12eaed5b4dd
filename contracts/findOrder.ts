import { z } from 'zod'
import { customerInfoSchema } from './checkout.ts'
import { TEXT_LIMITS, tooLong } from './textLimits.ts'

const REFERENCE = 'Please enter your order reference'

export const findOrderInput = z.strictObject({
  email: customerInfoSchema.shape.email,
  /** As people type it. */
  reference: z
    .string(REFERENCE)
    .trim()
    .toUpperCase()
    .min(1, REFERENCE)
    .max(TEXT_LIMITS.orderReference, tooLong(TEXT_LIMITS.orderReference)),
})
export const findOrderAnswer = z.object({ message: z.string() })

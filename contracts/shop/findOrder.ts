import { z } from 'zod'
import { customerInfoSchema } from './checkout.ts'
import { MAX_ORDER_REFERENCE } from '../shared/textLimits.ts'
import { TOO_LONG } from '../shared/tooLong.ts'

const REFERENCE = 'Please enter your order reference'

export const findOrderInput = z.strictObject({
  email: customerInfoSchema.shape.email,
  /** As people type it. */
  reference: z.string(REFERENCE).trim().toUpperCase().min(1, REFERENCE).max(MAX_ORDER_REFERENCE, TOO_LONG),
})
export const findOrderAnswer = z.object({ message: z.string() })

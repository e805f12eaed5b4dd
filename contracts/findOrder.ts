import { z } from 'zod'
import { customerInfoSchema } from './checkout.ts'

const REFERENCE = 'Please enter your order reference'

export const findOrderInput = z.strictObject({
  email: customerInfoSchema.shape.email,
  /** As people type it. */
  reference: z.string(REFERENCE).trim().toUpperCase().min(1, REFERENCE).max(40, REFERENCE),
})
export const findOrderAnswer = z.object({ message: z.string() })

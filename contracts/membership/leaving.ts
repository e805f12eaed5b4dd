import { z } from 'zod'
import { amountSchema, timeSchema } from '../shared/ids.ts'
import { PRINTABLE } from '../people/people.ts'
import { TOO_LONG } from '../shared/tooLong.ts'
import { LEAVING_NOTE_MAX, LEAVING_REASONS } from './leavingReasons.ts'

export const leavingInput = z.strictObject({
  reason: z.enum(LEAVING_REASONS),
  note: z
    .string()
    .trim()
    .max(LEAVING_NOTE_MAX, TOO_LONG)
    .refine(
      (note) => PRINTABLE.test(note.replace(/[\n\r\t]/g, ' ')),
      'Your note contains characters that aren’t allowed',
    )
    .optional(),
  /** Allows one email after the membership ended. */
  mayEmail: z.boolean().optional(),
})
export type LeavingInput = z.infer<typeof leavingInput>

const leavingDiscountSchema = z.object({
  percent: z.number().int(),
  /** What each of the next payments costs. */
  price: amountSchema,
  fullPrice: amountSchema,
  /** Tax is added to both prices. */
  isTaxed: z.literal(true).optional(),
  payments: z.number().int(),
  /** The first payment with the discount. */
  from: timeSchema,
  /** The first payment in full. */
  fullPriceAt: timeSchema,
})
export type LeavingDiscount = z.infer<typeof leavingDiscountSchema>

export const leavingAnswer = z.object({
  offer: z.enum(['pause', 'annual', 'contact', 'discount']).nullable(),
  /** With the offer `discount`. */
  discount: leavingDiscountSchema.optional(),
})
export type LeavingAnswer = z.infer<typeof leavingAnswer>
export type LeavingOffer = LeavingAnswer['offer']

/** The price that was shown; another one is refused. */
export const stayInput = z.strictObject({ price: amountSchema })

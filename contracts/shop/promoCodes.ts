import { msg } from '../shared/msg.ts'
import { z } from 'zod'
import { MAX_PROMO_CODE } from '../shared/textLimits.ts'

export const PROMO_KINDS = ['percent', 'amount', 'shipping'] as const

/** Codes that begin with GIFT are gift cards. */
export const PROMO_CODE_PATTERN = /^(?!GIFT)[A-Z0-9][A-Z0-9-]{2,39}$/

export const applyCodeInput = z.strictObject({
  code: z
    .string('Please enter a code')
    .trim()
    .min(1, 'Please enter a code')
    .max(MAX_PROMO_CODE, msg('A code has at most {maximum} characters'))
    .toUpperCase(),
})

/** The code in a cart. */
export const cartCodeSchema = z.object({
  code: z.string(),
  /** What it does: `10% off`. */
  label: z.string(),
  /** Why the code changes nothing in this cart, or null. */
  problem: z.string().nullable(),
})
export type CartCode = z.infer<typeof cartCodeSchema>

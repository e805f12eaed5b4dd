import { z } from 'zod'

/** An amount on the wire: dollars with exactly two decimals, `"24.99"`. */
export const amountSchema = z.string().regex(/^-?\d+\.\d{2}$/)

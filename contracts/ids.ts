import { z } from 'zod'

/** Ids are opaque to clients: numbers or strings as stored. */
export const idSchema = z.union([z.number().int(), z.string()])

/** An id in a path or body that must name a stored row: a positive 32-bit whole number, in plain digits. */
export const rowIdSchema = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^[1-9]\d{0,9}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().positive().max(2_147_483_647))

export const timeSchema = z.iso.datetime()

/** An amount on the wire: dollars with exactly two decimals, `"24.99"`. */
export const amountSchema = z.string().regex(/^-?\d+\.\d{2}$/)

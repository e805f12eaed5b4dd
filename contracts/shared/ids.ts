import { z } from 'zod'

/** Ids are opaque to clients: numbers or strings, as stored. */
export const idSchema = z.union([z.number().int(), z.string()]).meta({ examples: [26] })

/** The id of a stored row in a path or body: a positive 32-bit integer in plain digits. */
export const rowIdSchema = z
  .union([
    z.number().meta({ examples: [26] }),
    z
      .string()
      .regex(/^[1-9]\d{0,9}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().positive().max(2_147_483_647))

export const timeSchema = z.iso.datetime().meta({ examples: ['2026-11-26T14:23:00.000Z'] })

/** An amount in the API: dollars with exactly two decimals, `"24.99"`. */
export const amountSchema = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .meta({ examples: ['24.99'] })

/** The opaque, public id of a person. */
export const handleSchema = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .meta({ examples: ['quiet-agate-41'] })

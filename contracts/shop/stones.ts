import { z } from 'zod'
import { amountSchema, idSchema } from '../shared/ids.ts'
import { PHOTO_STATES, type PhotoState } from './photoStates.ts'
import { collectingSchema, postPlaceSchema } from '../content/places.ts'

export const stonePhotoSchema = z.object({
  imageUrl: z.string(),
  /** Null where nobody has said it. */
  shows: z.enum(Object.keys(PHOTO_STATES) as PhotoState[]).nullable(),
})

/** What is known about a stone. Stays when it is sold. */
export const stonePapersSchema = z.object({
  kind: z.string().nullable(),
  size: z.string().nullable(),
  /** What was done to it. */
  treatment: z.string().nullable(),
  foundOn: z.iso.date().nullable(),
  /** With its packaging; null when unknown. */
  weightGrams: z.number().nullable(),
  /** Where it came out; null when that film isn't published. */
  film: z.object({ id: idSchema, title: z.string(), second: z.number().int() }).nullable(),
  /**
   * The days on which it was bought and handed on, in their order; their number is that of its owners. Empty until it is
   * sold, and for what there is more than one of.
   */
  owners: z.array(
    z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .meta({ examples: ['2026-11-26'] }),
  ),
  /** Of the film. Members see the cell, everyone else the state. */
  place: postPlaceSchema.optional(),
  collecting: collectingSchema.optional(),
})
export type StonePapers = z.infer<typeof stonePapersSchema>

/** A stone that came out in a film, as the film's page shows it. */
const filmStoneSchema = z.object({
  productId: idSchema,
  name: z.string(),
  price: amountSchema,
  isSold: z.boolean(),
  /** Of the film. */
  second: z.number().int(),
  /** The card of the find that it is. */
  findId: idSchema.nullable(),
})
export type FilmStone = z.infer<typeof filmStoneSchema>
export const filmStonesSchema = z.array(filmStoneSchema)

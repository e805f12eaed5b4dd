import { z } from 'zod'
import { idSchema, timeSchema } from '../shared/ids.ts'

/** A piece of a stone that was sold, as its owner sees it. */
export const ownStoneSchema = z.object({
  lineId: idSchema,
  /** Of the line, from 1 on. */
  piece: z.number().int(),
  /** How many the line had. */
  pieces: z.number().int(),
  /** Of its page. */
  productId: idSchema,
  name: z.string(),
  /** When this owner got it. */
  since: timeSchema,
  /** When its buyer handed it on; of a stone that you have, null. */
  handedOnAt: timeSchema.nullable(),
  /** It is on its way, or was handed on already. */
  canHandOver: z.boolean(),
  /** When the code was made that waits for its new owner. */
  codeSince: timeSchema.nullable(),
})
export type OwnStone = z.infer<typeof ownStoneSchema>
export const ownStonesSchema = z.array(ownStoneSchema)

/** Shown once. */
export const handoverSchema = z.object({ code: z.string() })

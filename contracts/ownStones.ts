import { z } from 'zod'
import { idSchema, timeSchema } from './ids.ts'
import { plainSecretCode, secretCodePattern } from './secretCode.ts'
import { MAX_SECRET_CODE } from './textLimits.ts'

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

export const takeStoneInput = z.strictObject({
  code: z
    .string('Please enter the code of the stone')
    .max(MAX_SECRET_CODE, 'That is too long for a code')
    .meta({ examples: ['STONE-ABCD-EFGH-JKLM-NPQR'] })
    .transform(plainSecretCode)
    .pipe(z.string().regex(secretCodePattern('STONE'), 'The code looks like STONE-XXXX-XXXX-XXXX-XXXX')),
})

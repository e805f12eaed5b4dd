import { z } from 'zod'
import { timeSchema } from './ids.ts'

export const postEmailChoiceSchema = z.enum(['at_once', 'weekly', 'none'])
export type PostEmailChoice = z.infer<typeof postEmailChoiceSchema>

/** Null for somebody who has not chosen yet, and gets none. */
export const postEmailsSchema = z.object({ choice: postEmailChoiceSchema.nullable() })
export const changePostEmailsInput = z.strictObject({ choice: postEmailChoiceSchema })

export const postEmailAudienceSchema = z.enum(['everyone', 'members'])
export type PostEmailAudience = z.infer<typeof postEmailAudienceSchema>

export const emailPostInput = z.strictObject({ audience: postEmailAudienceSchema })

/** How a post was emailed, or could be. */
export const postEmailStatusSchema = z.object({
  /** How many would get it now. */
  audiences: z.object({ everyone: z.number().int(), members: z.number().int() }),
  sent: z
    .object({
      audience: postEmailAudienceSchema,
      requestedAt: timeSchema,
      /** So far. */
      recipients: z.number().int(),
      isFinished: z.boolean(),
    })
    .nullable(),
})
export type PostEmailStatus = z.infer<typeof postEmailStatusSchema>

/** Mail programs send `List-Unsubscribe=One-Click` (RFC 8058) to the address with the token. */
export const unsubscribeInput = z
  .strictObject({ token: z.string().max(200).optional(), 'List-Unsubscribe': z.string().max(100).optional() })
  .prefault({})
export const unsubscribeQuery = z.object({ token: z.string().max(200).optional() })

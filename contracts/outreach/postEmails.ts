import { z } from 'zod'
import { POST_KINDS } from '../content/postKinds.ts'

export const postEmailChoiceSchema = z.enum(['at_once', 'weekly', 'none'])
export type PostEmailChoice = z.infer<typeof postEmailChoiceSchema>

const kindsSchema = z.array(z.enum(POST_KINDS)).max(POST_KINDS.length)

/** `choice` is null for somebody who has not chosen yet, and gets none. `kinds`: about which kinds of posts. */
export const postEmailsSchema = z.object({
  choice: postEmailChoiceSchema.nullable(),
  kinds: kindsSchema,
  /** Emails that we write to readers without a post. */
  letters: z.boolean(),
})
export type PostEmails = z.infer<typeof postEmailsSchema>
export const changePostEmailsInput = z.strictObject({
  choice: postEmailChoiceSchema,
  /** Unset: as before; at first all. */
  kinds: kindsSchema.min(1, 'Choose at least one kind of post').optional(),
  /** Unset: as before; at first for everyone who wants emails about posts, and off with `none`. */
  letters: z.boolean().optional(),
})
export type ChangePostEmails = z.infer<typeof changePostEmailsInput>

/** Mail programs send `List-Unsubscribe=One-Click` (RFC 8058) to the address with the token. */
export const unsubscribeInput = z
  .strictObject({ token: z.string().max(200).optional(), 'List-Unsubscribe': z.string().max(100).optional() })
  .prefault({})
export const unsubscribeQuery = z.object({ token: z.string().max(200).optional() })

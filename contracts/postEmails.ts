import { z } from 'zod'
import { timeSchema } from './ids.ts'
import { POST_KINDS } from './postKinds.ts'

export const postEmailChoiceSchema = z.enum(['at_once', 'weekly', 'none'])
export type PostEmailChoice = z.infer<typeof postEmailChoiceSchema>

const kindsSchema = z.array(z.enum(POST_KINDS)).max(POST_KINDS.length)

/** `choice` is null for somebody who has not chosen yet, and gets none. `kinds`: about which kinds of posts. */
export const postEmailsSchema = z.object({ choice: postEmailChoiceSchema.nullable(), kinds: kindsSchema })
export type PostEmails = z.infer<typeof postEmailsSchema>
export const changePostEmailsInput = z.strictObject({
  choice: postEmailChoiceSchema,
  /** Unset: as before; at first all. */
  kinds: kindsSchema.min(1, 'Choose at least one kind of post').optional(),
})
export type ChangePostEmails = z.infer<typeof changePostEmailsInput>

export const postEmailAudienceSchema = z.enum(['everyone', 'members', 'free', 'new-members'])
export type PostEmailAudience = z.infer<typeof postEmailAudienceSchema>

const days = z.number().int().min(1).max(365)

export const emailPostInput = z.strictObject({
  audience: postEmailAudienceSchema,
  /** Of `new-members`: how long ago they joined at most. */
  joinedWithinDays: days.default(30),
  /** Unset: now. An unpublished post waits until it is published, too. */
  startsAt: timeSchema.optional(),
})
export type EmailPostInput = z.output<typeof emailPostInput>

export const postEmailQuery = z.object({ joinedWithinDays: z.coerce.number().pipe(days).default(30) })

/** As a member gets it, and as everyone else does. */
export const postEmailPreviewSchema = z.object({
  member: z.object({ subject: z.string(), html: z.string() }),
  others: z.object({ subject: z.string(), html: z.string() }),
})

/** How a post was emailed, or could be. */
export const postEmailStatusSchema = z.object({
  /** How many would get it now. */
  audiences: z.record(postEmailAudienceSchema, z.number().int()),
  sent: z
    .object({
      audience: postEmailAudienceSchema,
      joinedWithinDays: days.nullable(),
      requestedAt: timeSchema,
      startsAt: timeSchema,
      /** It can be canceled until then. */
      isStarted: z.boolean(),
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

import { z } from 'zod'
import { timeSchema } from '../shared/ids.ts'

/** To whom one email goes: about a post, or a letter. */
export const mailingAudienceSchema = z.enum(['everyone', 'members', 'free', 'new-members'])
export type MailingAudience = z.infer<typeof mailingAudienceSchema>

const days = z.number().int().min(1).max(365)

export const mailingInput = z.strictObject({
  audience: mailingAudienceSchema,
  /** Of `new-members`: how long ago they joined at most. */
  joinedWithinDays: days.default(30),
  /** Unset: now. An unpublished post waits until it is published, too. */
  startsAt: timeSchema.optional(),
})
export type MailingInput = z.output<typeof mailingInput>

export const mailingQuery = z.object({ joinedWithinDays: z.coerce.number().pipe(days).default(30) })

const previewSchema = z.object({ subject: z.string(), html: z.string() })

/** As a member gets it, and as everyone else does. */
export const mailingPreviewSchema = z.object({ member: previewSchema, others: previewSchema })

const count = z.number().int()

/** How a post or a letter was emailed, or could be. */
export const mailingStatusSchema = z.object({
  /** How many would get it now. */
  audiences: z
    .record(mailingAudienceSchema, count)
    .meta({ examples: [{ everyone: 312, members: 84, free: 228, 'new-members': 6 }] }),
  sent: z
    .object({
      audience: mailingAudienceSchema,
      joinedWithinDays: days.nullable(),
      requestedAt: timeSchema,
      startsAt: timeSchema,
      /** It can be canceled until then. */
      isStarted: z.boolean(),
      /** So far. */
      recipients: count,
      isFinished: z.boolean(),
      /** Of the recipients. `refused`: their mailbox doesn’t take emails. `skipped`: they no longer wanted it. */
      progress: z.object({ waiting: count, sent: count, refused: count, skipped: count }),
      /** The most followed links first, in total, without anything about who followed them. */
      links: z.array(z.object({ url: z.string(), clicks: count })),
    })
    .nullable(),
})
export type MailingStatus = z.infer<typeof mailingStatusSchema>

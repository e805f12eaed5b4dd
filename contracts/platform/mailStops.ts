import { z } from 'zod'

/** Why somebody gets no optional emails: their mailbox refused one for good, or they marked one as spam. */
export const mailStopSchema = z.enum(['bounce', 'complaint'])
export type MailStopReason = z.infer<typeof mailStopSchema>

/** What a mail service tells us. A bounce without `status` is for good. */
export const mailEventsInput = z.strictObject({
  events: z
    .array(
      z.strictObject({
        type: mailStopSchema,
        email: z.string().trim().min(3).max(254),
        /** RFC 3463, `5.1.1`. */
        status: z
          .string()
          .regex(/^[245]\.\d{1,3}\.\d{1,3}$/, 'Use a status such as 5.1.1')
          .optional(),
      }),
    )
    .max(1000),
})
export type MailEvent = z.infer<typeof mailEventsInput>['events'][number]

/** How many of them stop emails. */
export const mailEventsAnswer = z.object({ stopped: z.number().int() })

import { z } from 'zod'

export const wordingParams = z.object({ key: z.string().max(60) })

export const wordingInput = z.strictObject({
  subject: z.string('Please enter a subject').trim().max(150, 'Please enter at most 150 characters.'),
  title: z.string('Please enter a heading').trim().max(150, 'Please enter at most 150 characters.'),
  body: z.string('Please enter a text').trim().max(5000, 'Please enter at most 5,000 characters.'),
})

export const wordingsSchema = z.array(
  z.object({
    key: z.string(),
    /** When the email is sent. */
    label: z.string(),
    subject: z.string(),
    title: z.string(),
    body: z.string(),
    placeholders: z.array(z.string()),
    required: z.array(z.string()),
    /** The wording is not the standard one. */
    isChanged: z.boolean(),
  }),
)
export type MailWording = z.infer<typeof wordingsSchema>[number]

export const mailPreviewSchema = z.object({ subject: z.string(), html: z.string() })

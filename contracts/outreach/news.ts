import { z } from 'zod'
import { emailSchema } from '../shared/emailSchema.ts'
import { postEmailChoiceSchema } from './postEmails.ts'

export const requestNewsInput = z.strictObject({ email: emailSchema })

export const confirmNewsInput = z.strictObject({
  /** Of the email that asked. */
  key: z.string().max(600),
  choice: postEmailChoiceSchema.exclude(['none']),
})
export type ConfirmNews = z.infer<typeof confirmNewsInput>

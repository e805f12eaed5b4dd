import { z } from 'zod'
import { mailStopSchema } from '../platform/mailStops.ts'
import { changePostEmailsInput, postEmailsSchema } from './postEmails.ts'

/** The token of an email to a member. */
export const emailPreferencesQuery = z.object({ key: z.string().max(100).default('') })

/** Every email that a person can switch off. */
export const emailPreferencesSchema = z.object({
  /** Most of its letters are hidden: the link can be forwarded. */
  email: z.string(),
  /** Then none of them come. */
  mailStop: mailStopSchema.nullable(),
  posts: postEmailsSchema,
  replies: z.boolean(),
  cartReminders: z.boolean(),
  reviewRequests: z.boolean(),
  /** One after a membership ended. */
  comeback: z.boolean(),
  /** How many alerts about articles wait. */
  alerts: z.number().int(),
})
export type EmailPreferences = z.infer<typeof emailPreferencesSchema>

export const changeEmailPreferencesInput = z.strictObject({
  posts: changePostEmailsInput,
  replies: z.boolean(),
  cartReminders: z.boolean(),
  reviewRequests: z.boolean(),
  /** One after a membership ended. */
  comeback: z.boolean(),
  /** False deletes them. */
  alerts: z.boolean(),
})
export type ChangeEmailPreferences = z.infer<typeof changeEmailPreferencesInput>

import { z } from 'zod'

export const comebackEmailsSchema = z.strictObject({ on: z.boolean() })

/** The token of the email. */
export const stopComebackQuery = z.object({ token: z.string().max(200).default('') })

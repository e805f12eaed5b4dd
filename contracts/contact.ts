import { z } from 'zod'
import { emailSchema } from './emailSchema.ts'
import { TEXT_LIMITS, tooLong } from './textLimits.ts'

export const MAX_MESSAGE_CHARACTERS = 4000

/** Signed-in people send only the message; everybody else also name and email address. */
export const contactInput = z.strictObject({
  name: z.string().trim().max(TEXT_LIMITS.fullName, tooLong(TEXT_LIMITS.fullName)).optional(),
  email: emailSchema.optional(),
  message: z
    .string('Please enter a message')
    .trim()
    .min(1, 'Please enter a message')
    .max(MAX_MESSAGE_CHARACTERS, tooLong(MAX_MESSAGE_CHARACTERS)),
})
export type ContactInput = z.infer<typeof contactInput>

export const deleteAccountInput = z.strictObject({
  password: z.string('Please enter your password').max(TEXT_LIMITS.password, tooLong(TEXT_LIMITS.password)),
  /** An authenticator code where two-step sign-in is on, or a recovery code. */
  code: z.string().trim().max(TEXT_LIMITS.proofCode, 'That isn’t a valid code').optional(),
})

import { z } from 'zod'
import { emailSchema } from '../shared/emailSchema.ts'
import { MAX_FULL_NAME, MAX_MESSAGE_CHARACTERS, MAX_PASSWORD, MAX_PROOF_CODE } from '../shared/textLimits.ts'
import { TOO_LONG } from '../shared/tooLong.ts'
import { visibleText } from '../shared/visibleText.ts'

/** Signed-in people send only the message; everybody else also name and email address. */
export const contactInput = z.strictObject({
  name: z.string().trim().max(MAX_FULL_NAME, TOO_LONG).optional(),
  email: emailSchema.optional(),
  message: visibleText('Please enter a message', MAX_MESSAGE_CHARACTERS),
})
export type ContactInput = z.infer<typeof contactInput>

export const deleteAccountInput = z.strictObject({
  /** Not of an account without one, which needs a recent sign-in instead. */
  password: z.string().max(MAX_PASSWORD, TOO_LONG).default(''),
  /** An authenticator code where two-step sign-in is on, or a recovery code. */
  code: z.string().trim().max(MAX_PROOF_CODE, 'That isn’t a valid code').optional(),
})

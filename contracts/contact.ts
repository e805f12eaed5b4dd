import { z } from 'zod'

export const MAX_MESSAGE_CHARACTERS = 4000

/** Signed-in people send only the message; everybody else also name and email address. */
export const contactInput = z.strictObject({
  name: z.string().trim().max(160, 'That name is too long').optional(),
  email: z
    .string()
    .trim()
    .max(254)
    .meta({ examples: ['ada@example.com'] })
    .pipe(z.email('Please enter a valid email address'))
    .optional(),
  message: z
    .string('Please enter a message')
    .trim()
    .min(1, 'Please enter a message')
    .max(MAX_MESSAGE_CHARACTERS, `Please use at most ${MAX_MESSAGE_CHARACTERS} characters`),
})
export type ContactInput = z.infer<typeof contactInput>

export const deleteAccountInput = z.strictObject({
  password: z.string('Please enter your password').max(1024),
  /** An authenticator code where two-step sign-in is on, or a recovery code. */
  code: z.string().trim().max(40, 'That isn’t a valid code').optional(),
})

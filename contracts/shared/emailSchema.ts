import { z } from 'zod'
import { asciiEmail } from './asciiEmail.ts'
import { MAX_EMAIL } from './textLimits.ts'
import { TOO_LONG } from './tooLong.ts'

/** As Zod’s own, and also with a last part of another alphabet. */
const ADDRESS =
  /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]{1,59})$/

export const emailSchema = z
  .string('Please enter a valid email address')
  .trim()
  .overwrite(asciiEmail)
  .max(MAX_EMAIL, TOO_LONG)
  .meta({ examples: ['ada@example.com'] })
  .pipe(z.email({ pattern: ADDRESS, error: 'Please enter a valid email address' }))

/** To sign in with: an address that isn’t one is unknown. */
export const typedEmailSchema = z
  .string()
  .max(MAX_EMAIL, TOO_LONG)
  .overwrite((typed) => asciiEmail(typed.trim()))

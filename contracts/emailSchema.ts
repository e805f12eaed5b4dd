import { z } from 'zod'
import { TEXT_LIMITS, tooLong } from './textLimits.ts'

export const emailSchema = z
  .string('Please enter a valid email address')
  .trim()
  .max(TEXT_LIMITS.email, tooLong(TEXT_LIMITS.email))
  .meta({ examples: ['ada@example.com'] })
  .pipe(z.email('Please enter a valid email address'))

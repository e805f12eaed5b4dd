import { z } from 'zod'
import { MAX_EMAIL, tooLong } from './textLimits.ts'

export const emailSchema = z
  .string('Please enter a valid email address')
  .trim()
  .max(MAX_EMAIL, tooLong(MAX_EMAIL))
  .meta({ examples: ['ada@example.com'] })
  .pipe(z.email('Please enter a valid email address'))

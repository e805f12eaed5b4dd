import { z } from 'zod'

export const emailSchema = z
  .string('Please enter a valid email address')
  .trim()
  .max(254, 'Please enter a valid email address')
  .meta({ examples: ['ada@example.com'] })
  .pipe(z.email('Please enter a valid email address'))

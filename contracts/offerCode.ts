import { z } from 'zod'
import { TEXT_LIMITS } from './textLimits.ts'

/** Small letters are accepted. */
export const offerCodeSchema = z
  .string('Please enter a code')
  .trim()
  .min(1, 'Please enter a code')
  .max(TEXT_LIMITS.promoCode, `A code has at most ${TEXT_LIMITS.promoCode} characters`)
  .toUpperCase()

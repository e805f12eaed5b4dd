import { z } from 'zod'
import { MAX_PROMO_CODE } from './textLimits.ts'

/** Small letters are accepted. */
export const offerCodeSchema = z
  .string('Please enter a code')
  .trim()
  .min(1, 'Please enter a code')
  .max(MAX_PROMO_CODE, `A code has at most ${MAX_PROMO_CODE} characters`)
  .toUpperCase()

import { msg } from '../shared/msg.ts'
import { z } from 'zod'
import { MAX_PROMO_CODE } from '../shared/textLimits.ts'

/** Small letters are accepted. */
export const offerCodeSchema = z
  .string('Please enter a code')
  .trim()
  .min(1, 'Please enter a code')
  .max(MAX_PROMO_CODE, msg('A code has at most {maximum} characters'))
  .toUpperCase()

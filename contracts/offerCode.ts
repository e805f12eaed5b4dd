import { z } from 'zod'

const LONGEST_CODE = 40

/** Small letters are accepted. */
export const offerCodeSchema = z
  .string('Please enter a code')
  .trim()
  .min(1, 'Please enter a code')
  .max(LONGEST_CODE, `A code has at most ${LONGEST_CODE} characters`)
  .toUpperCase()

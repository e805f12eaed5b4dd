import { z } from 'zod'
import { CARRIER_KEYS } from './carriers.ts'
import { rowIdSchema } from '../shared/ids.ts'
import { TOO_LONG } from '../shared/tooLong.ts'

export const sendParcelInput = z.strictObject({
  /** What is in it; all of our own goods that haven’t left when empty. */
  lines: z.array(rowIdSchema).max(200).default([]),
  carrier: z.enum(CARRIER_KEYS),
  /** The number to follow it. */
  code: z.string().trim().max(80, TOO_LONG).default(''),
})
export type SendParcelInput = z.infer<typeof sendParcelInput>

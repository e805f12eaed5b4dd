import { z } from 'zod'

/** Number of posts per year (newest first), per state and per stone (most first). */
export const archiveSchema = z.object({
  years: z.array(z.object({ year: z.number().int(), count: z.number().int() })),
  states: z.array(z.object({ state: z.string(), count: z.number().int() })),
  stones: z.array(z.object({ stone: z.string(), count: z.number().int() })),
})
export type Archive = z.infer<typeof archiveSchema>

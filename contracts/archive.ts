import { z } from 'zod'

/** How many posts there are of each year, newest first, and of each state and with each stone, most first. */
export const archiveSchema = z.object({
  years: z.array(z.object({ year: z.number().int(), count: z.number().int() })),
  states: z.array(z.object({ state: z.string(), count: z.number().int() })),
  stones: z.array(z.object({ stone: z.string(), count: z.number().int() })),
})
export type Archive = z.infer<typeof archiveSchema>

import { z } from 'zod'

export const reactionSchema = z.object({
  /** How many people pressed it. */
  count: z.number().int(),
  /** Whether you did. */
  isMine: z.boolean(),
})
export type Reaction = z.infer<typeof reactionSchema>

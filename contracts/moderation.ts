import { z } from 'zod'
import { rowIdSchema } from './ids.ts'

/** `mute` hides the comments and stops their authors from commenting; they can still watch. */
export const moderationInput = z.strictObject({
  ids: z.array(rowIdSchema).min(1).max(200),
  action: z.enum(['approve', 'hide', 'mute']),
})
export type Moderation = z.infer<typeof moderationInput>
export const moderationAnswer = z.object({ changed: z.number().int() })

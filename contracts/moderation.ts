import { z } from 'zod'
import { rowIdSchema } from './ids.ts'

/** `mute` hides the comments and takes the right to comment from their authors, who keep the videos. */
export const moderationInput = z.strictObject({
  ids: z.array(rowIdSchema).min(1).max(200),
  action: z.enum(['approve', 'hide', 'mute']),
})
export type Moderation = z.infer<typeof moderationInput>
export const moderationAnswer = z.object({ changed: z.number().int() })

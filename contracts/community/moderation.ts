import { z } from 'zod'
import { rowIdSchema } from '../shared/ids.ts'
import { TOO_LONG } from '../shared/tooLong.ts'

/** What a moderator chooses from; the author of the comment sees it. */
const MODERATION_REASONS = ['spam', 'insult', 'off-topic', 'spoiler', 'other'] as const
export type ModerationReason = (typeof MODERATION_REASONS)[number]

/** `mute` hides the comments and stops their authors from commenting; they can still watch. */
export const moderationInput = z
  .strictObject({
    ids: z.array(rowIdSchema).min(1).max(200),
    action: z.enum(['approve', 'hide', 'mute']),
    reason: z.enum(MODERATION_REASONS).optional(),
    note: z.string().trim().max(500, TOO_LONG).optional(),
  })
  .superRefine(({ action, reason, note }, context) => {
    const problem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (action === 'approve') return
    if (!reason) problem('reason', 'Please choose a reason')
    if (reason === 'other' && !note) problem('note', 'Please say why')
  })
export type Moderation = z.infer<typeof moderationInput>
export const moderationAnswer = z.object({ changed: z.number().int() })

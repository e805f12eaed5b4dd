import { msg } from '../shared/msg.ts'
import { z } from 'zod'
import { MAX_COMMENT_CHARACTERS, MAX_MENTIONS } from '../shared/constants.ts'
import { handleSchema, idSchema, rowIdSchema, timeSchema } from '../shared/ids.ts'
import { TOO_LONG } from '../shared/tooLong.ts'
import { visibleText } from '../shared/visibleText.ts'

export const commentRoleSchema = z.enum(['creator', 'team', 'member'])

/** Why a comment was hidden. `thread`: the comment it answered was hidden. */
const HIDDEN_REASONS = ['spam', 'insult', 'off-topic', 'spoiler', 'other', 'thread'] as const
const hiddenSchema = z.object({ reason: z.enum(HIDDEN_REASONS).nullable(), note: z.string().nullable() })
export type Hidden = z.infer<typeof hiddenSchema>

/** `name` is in the text, after an @. */
const mentionSchema = z.object({ id: z.string(), name: z.string() })
export type Mention = z.infer<typeof mentionSchema>

export const commentSchema = z.object({
  id: idSchema,
  /** An opaque handle, not the account's id. */
  authorId: z.string(),
  content: z.string(),
  createdAt: timeSchema,
  likeCount: z.number().int(),
  likedByMe: z.boolean(),
  /** Its author also sees a comment that waits or was hidden. */
  status: z.enum(['visible', 'pending', 'hidden']),
  hidden: hiddenSchema.nullable(),
  isMine: z.boolean(),
  /** A chosen name, or the creator’s; null for others, who are shown as 'Hunter' and four characters. */
  authorName: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  role: commentRoleSchema,
  /** The comment it replies to. Replies to replies are below the first comment. */
  parentId: idSchema.nullable(),
  /** Another member’s reply to you or in your thread. */
  answersMe: z.boolean(),
  mentions: z.array(mentionSchema),
  isPinned: z.boolean(),
  editedAt: timeSchema.nullable(),
  /** Until when its author may edit it; null for other viewers. */
  editableUntil: timeSchema.nullable(),
})
export type Comment = z.infer<typeof commentSchema>
export const commentListSchema = z.array(commentSchema)

const commentText = visibleText('Please enter a comment', MAX_COMMENT_CHARACTERS)

/** Handles of people whose `@name` is in the text. */
const mentions = z
  .array(handleSchema)
  .max(MAX_MENTIONS, msg('You can mention at most {maximum} people in one comment'))
  .default([])

export const createCommentInput = z.strictObject({ content: commentText, replyTo: rowIdSchema.optional(), mentions })
export const editCommentInput = z.strictObject({ content: commentText, mentions })

/** `profile`: its author’s name or picture. */
const REPORT_REASONS = ['spam', 'unkind', 'off-topic', 'profile', 'other'] as const
/** A report without a reason counts, too. */
export const reportCommentInput = z
  .strictObject({
    reason: z.enum(REPORT_REASONS).optional(),
    note: z.string().trim().max(500, TOO_LONG).optional(),
  })
  .optional()
export type Report = NonNullable<z.infer<typeof reportCommentInput>>

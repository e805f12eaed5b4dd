import { z } from 'zod'
import { DISPLAY_NAME_CHARACTERS } from '../shared/constants.ts'
import { hasVisible } from '../shared/visibleText.ts'
import { idSchema, timeSchema } from '../shared/ids.ts'
import { commentRoleSchema } from './comments.ts'

/** A comment on the page of its author, below a post that the reader may see. */
const hunterCommentSchema = z.object({
  id: idSchema,
  postId: idSchema,
  postTitle: z.string(),
  content: z.string(),
  createdAt: timeSchema,
})

/** A member as others see them. */
export const hunterSchema = z.object({
  /** The handle of their comments. */
  id: z.string(),
  /** Null: shown as 'Hunter' and four characters. */
  name: z.string().nullable(),
  role: commentRoleSchema,
  pictureUrl: z.string().nullable(),
  /** `2026-11`. */
  memberSince: z.string(),
  isMe: z.boolean(),
  /** Whether you have blocked them. */
  isBlocked: z.boolean(),
  /** Newest first, at most 50. */
  comments: z.array(hunterCommentSchema),
})
export type Hunter = z.infer<typeof hunterSchema>

const blockedHunterSchema = z.object({ id: z.string(), name: z.string().nullable(), blockedAt: timeSchema })
export const blockedHuntersSchema = z.array(blockedHunterSchema)
export type BlockedHunter = z.infer<typeof blockedHunterSchema>

const { min, max } = DISPLAY_NAME_CHARACTERS
export const NAME_LENGTH = 'Please use 2 to 30 characters'

/** What others see of you. */
export const profileSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  pictureUrl: z.string().nullable(),
})
export type Profile = z.infer<typeof profileSchema>
export const changeProfileInput = z.strictObject({
  /** Null: 'Hunter' and four characters again. */
  name: z.string().trim().min(min, NAME_LENGTH).max(max, NAME_LENGTH).refine(hasVisible, NAME_LENGTH).nullable(),
  /** The address of an upload; null removes the picture, and left out keeps it. */
  pictureURL: z.string().max(500).nullish(),
})
export type ProfileInput = z.infer<typeof changeProfileInput>

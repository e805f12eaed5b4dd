import { z } from 'zod'
import { idSchema } from '../shared/ids.ts'
import { postSchema } from './posts.ts'

/** The largest position that is stored; no film is longer than a day. */
const LAST_SECOND = 86_400

export const positionInput = z.strictObject({
  second: z.number().min(0).max(LAST_SECOND),
  /** The member pauses or leaves: stored immediately. Reports during playback are stored every 10 seconds. */
  isLeaving: z.boolean().default(false),
})

export const watchingInput = z.strictObject({ isOn: z.boolean() })

/** How far a member has watched a film. */
const watchMarkSchema = z.object({
  postId: idSchema,
  second: z.number().int(),
  duration: z.number().nullable(),
  isFinished: z.boolean(),
})
export type WatchMark = z.infer<typeof watchMarkSchema>

export const watchingSchema = z.object({
  /** Whether positions are stored for this member. */
  isOn: z.boolean(),
  /** Films to continue, and next parts of series, newest first. */
  continue: z.array(z.object({ post: postSchema, second: z.number().int(), isNextPart: z.boolean() })),
  marks: z.array(watchMarkSchema),
})
export type Watching = z.infer<typeof watchingSchema>

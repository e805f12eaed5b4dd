import { z } from 'zod'

/** How people hear of a post by themselves. */
export const postNoticesSchema = z.strictObject({
  /** By an email at once, if it is requested, and by the weekly email. */
  email: z.boolean(),
  /** By a notification on their devices, when the post is published. */
  push: z.boolean(),
})
export type PostNotices = z.infer<typeof postNoticesSchema>

export const ALL_NOTICES: PostNotices = { email: true, push: true }

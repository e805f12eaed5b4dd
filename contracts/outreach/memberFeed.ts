import { z } from 'zod'
import { timeSchema } from '../shared/ids.ts'

/** Posts in a private feed. */
export const FEED_POSTS = 100

export const memberFeedSchema = z.object({
  /** Only members have a feed. One that exists says that the membership ended. */
  isMember: z.boolean(),
  /** Null without a feed. */
  feed: z.object({ createdAt: timeSchema, lastReadAt: timeSchema.nullable() }).nullable(),
})
export type MemberFeed = z.infer<typeof memberFeedSchema>

/** The only response with the address, which is below the site's own. */
export const newMemberFeedSchema = z.object({ path: z.string() })

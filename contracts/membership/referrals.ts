import { z } from 'zod'
import { amountSchema } from '../shared/ids.ts'

export const ownReferralsSchema = z.object({
  /** Of the link for friends, below the site's address; null for people who are no members. */
  path: z.string().nullable(),
  /** Who created an account with it. */
  friends: z.int(),
  /** Who paid for a first month that could still be refunded. */
  waiting: z.int(),
  /** Months that were credited, and their worth. */
  rewards: z.int(),
  credited: amountSchema,
  /** 0 while there are no rewards. */
  rewardsPerYear: z.int(),
})
export type OwnReferrals = z.infer<typeof ownReferralsSchema>

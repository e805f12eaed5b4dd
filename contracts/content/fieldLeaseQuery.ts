import { z } from 'zod'
import { rowIdSchema } from '../shared/ids.ts'

/** Ids of posts, separated by commas. */
export const fieldLeaseQuery = z.object({
  posts: z
    .string()
    .max(400)
    .transform((list): (string | number)[] => list.split(','))
    .pipe(z.array(rowIdSchema).min(1).max(50)),
})

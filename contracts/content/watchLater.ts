import { z } from 'zod'
import { idSchema } from '../shared/ids.ts'
import { postListSchema } from './posts.ts'

export const watchLaterSchema = z.object({
  posts: postListSchema,
  /** How many posts are on the list. */
  total: z.number().int(),
  pages: z.number().int(),
})

export const watchLaterIdsSchema = z.object({ ids: z.array(idSchema) })

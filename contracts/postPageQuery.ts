import { z } from 'zod'
import { MAX_POST_PAGE, POST_FILTERS } from './postPages.ts'
import { postListQuery } from './posts.ts'

/** How a page of posts is asked for; apart from the other contracts of posts, which browsers load. */
export const postPageQuery = z.object({
  filter: z.enum(POST_FILTERS).default('all'),
  /** Counts from 1; ignored when `before` is there. */
  page: z.coerce.number().int().min(1).max(MAX_POST_PAGE).optional(),
  before: postListQuery.shape.before,
})

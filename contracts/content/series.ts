import { z } from 'zod'
import { idSchema } from '../shared/ids.ts'
import { postListSchema } from './posts.ts'

/** A series with the parts this visitor may see, in order. */
export const seriesSchema = z.object({
  id: idSchema,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  coverImageUrl: z.string().nullable(),
  posts: postListSchema,
})
export type Series = z.infer<typeof seriesSchema>

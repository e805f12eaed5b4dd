import { z } from 'zod'
import { storySchema } from './story.ts'

export const pageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  story: storySchema.nullable(),
  /** ISO 8601, UTC. */
  updatedAt: z.string(),
  seo: z.object({
    title: z.string().nullable(),
    description: z.string().nullable(),
    /** A path on this site that everybody may see. */
    imageUrl: z.string().nullable(),
  }),
})
export type SitePage = z.infer<typeof pageSchema>

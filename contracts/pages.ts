import { z } from 'zod'

const inlineSchema = z.object({ text: z.string(), url: z.string().optional() })

/** A page's text in the parts it is shown in. */
const blockSchema = z.union([
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), parts: z.array(inlineSchema) }),
  z.object({ kind: z.literal('list'), items: z.array(z.array(inlineSchema)) }),
])
export type PageInline = z.infer<typeof inlineSchema>
export type PageBlock = z.infer<typeof blockSchema>

export const pageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  blocks: z.array(blockSchema),
  /** ISO 8601, UTC. */
  updatedAt: z.string(),
  seo: z.object({
    title: z.string().nullable(),
    description: z.string().nullable(),
    /** An own path that everybody may see. */
    imageUrl: z.string().nullable(),
  }),
})
export type SitePage = z.infer<typeof pageSchema>

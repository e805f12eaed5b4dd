import { z } from 'zod'

const STUDIO_KINDS = ['person', 'order', 'post', 'article', 'place', 'setting', 'action', 'help'] as const

/** The studio’s search asks for at most so much. */
export const MAX_STUDIO_QUERY = 100
export const studioSearchQuery = z.object({ q: z.string().max(MAX_STUDIO_QUERY) })

const studioResultSchema = z.object({
  kind: z.enum(STUDIO_KINDS),
  label: z.string(),
  /** What tells it from others, or the answer of a help entry; empty if the label says it all. */
  note: z.string(),
  /** An own path. */
  url: z.string(),
})
export type StudioResult = z.infer<typeof studioResultSchema>
/** Best first. */
export const studioAnswerSchema = z.object({ results: z.array(studioResultSchema) })

export const waitingSchema = z.object({
  /** At most 100. */
  count: z.number().int(),
  hasMore: z.boolean(),
})

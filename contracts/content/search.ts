import { z } from 'zod'
import { timeSchema } from '../shared/ids.ts'
import { SEARCH_KINDS } from './searchKinds.ts'

/** Text and its matches, each from one index to before another. */
const markedTextSchema = z.object({
  text: z.string(),
  marks: z.array(z.tuple([z.number().int(), z.number().int()])),
})
export type MarkedText = z.infer<typeof markedTextSchema>

const searchResultSchema = z.object({
  /** Unique in a response. */
  key: z.string(),
  kind: z.enum(SEARCH_KINDS),
  title: markedTextSchema,
  excerpt: markedTextSchema,
  /** An own path; a moment of a film is in its `t`. */
  url: z.string(),
  /** Seconds into the film. */
  second: z.number().int().nullable(),
  at: timeSchema,
  imageUrl: z.string().nullable(),
  /** Whether the caller can’t watch the post it belongs to. */
  locked: z.boolean(),
  /** Dollars with two decimals, for articles. */
  price: z.string().nullable(),
})
export type SearchResult = z.infer<typeof searchResultSchema>

const searchGroupSchema = z.object({
  kind: z.enum(SEARCH_KINDS),
  /** Counts at most the newest 500. */
  total: z.number().int(),
  results: z.array(searchResultSchema),
})
export type SearchGroup = z.infer<typeof searchGroupSchema>

export const searchAnswerSchema = z.object({
  total: z.number().int(),
  /** Best first. */
  groups: z.array(searchGroupSchema),
  /** The words that were searched for instead of mistyped ones; null when none were replaced. */
  correctedTo: z.string().nullable(),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>

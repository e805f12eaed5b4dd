import { z } from 'zod'
import { timeSchema } from './ids.ts'
import { SEARCH_KINDS } from './searchKinds.ts'

/** Text with the ranges that match, from one index to before another. */
export const markedTextSchema = z.object({
  text: z.string(),
  marks: z.array(z.tuple([z.number().int(), z.number().int()])),
})
export type MarkedText = z.infer<typeof markedTextSchema>

export const searchResultSchema = z.object({
  /** Unique in an answer. */
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
  /** Of the post it belongs to: whether the caller can’t watch it. */
  locked: z.boolean(),
  /** Two decimals, for what is for sale. */
  price: z.string().nullable(),
})
export type SearchResult = z.infer<typeof searchResultSchema>

export const searchGroupSchema = z.object({
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
  /** The words that were found instead of mistyped ones; null when none were replaced. */
  correctedTo: z.string().nullable(),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>

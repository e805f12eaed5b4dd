import type { z } from 'zod'
import type { Prefetched } from './prefetch.ts'

/** The prefetched answer of an address below /api; null when it isn't among them. */
export function answerOf<S extends z.ZodType>(answers: Prefetched[], wanted: string, schema: S): z.output<S> | null {
  const found = answers.find(({ address }) => address === wanted)
  return found ? schema.parse(JSON.parse(found.json)) : null
}

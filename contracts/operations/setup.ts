import { z } from 'zod'

/** From an empty server to the first sale, in the order they are usually done. */
const SETUP_STEPS = [
  'address',
  'mail',
  'mailRecords',
  'cards',
  'prices',
  'print',
  'files',
  'parts',
  'legalPages',
  'creator',
  'firstArticle',
  'firstPost',
  'firstSale',
] as const

export const setupStepParams = z.object({ step: z.enum(SETUP_STEPS) })
export type SetupStep = (typeof SETUP_STEPS)[number]

export const setupFindingSchema = z.object({
  /** `failed` was tried and does not work; `open` is still to be done. */
  state: z.enum(['done', 'open', 'failed']),
  /** What was found, and what to do about it. */
  text: z.string(),
})
export type SetupFinding = z.infer<typeof setupFindingSchema>

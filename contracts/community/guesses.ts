import { z } from 'zod'
import { idSchema, timeSchema } from '../shared/ids.ts'

export const GUESS_OPTIONS = { min: 2, max: 6 }

export const guessInput = z.strictObject({
  optionId: z.string('Please choose one').min(1, 'Please choose one').max(40),
})

const guessSchema = z.object({
  question: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  closesAt: timeSchema,
  /** The option that the caller chose. */
  mine: z.string().nullable(),
  /** Null until the guessing is over, so that nobody is led. */
  result: z
    .object({
      rightId: z.string(),
      /** By option, in their order. */
      votes: z.array(z.number().int()),
      /** The moment of the film that shows the inside. */
      second: z.number(),
    })
    .nullable(),
})
export type Guess = z.infer<typeof guessSchema>

/** What people without an account can play. Their pick stays in the browser. */
export const playableGuessSchema = z.object({
  /** Null while there is none. */
  guess: guessSchema
    .omit({ mine: true })
    .extend({ post: z.object({ id: idSchema, coverImageUrl: z.string().nullable() }) })
    .nullable(),
  /** Another one, which is open. */
  next: z.object({ postId: idSchema, question: z.string() }).nullable(),
})
export type PlayableGuess = z.infer<typeof playableGuessSchema>

/** Null for a post without one. */
export const postGuessSchema = z.object({ guess: guessSchema.nullable() })

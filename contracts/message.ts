import { z } from 'zod'

/** An answer that only says what was done. */
export const messageAnswer = z.object({ message: z.string() })

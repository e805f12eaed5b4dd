import { z } from 'zod'

/** A response with nothing but a message. */
export const messageAnswer = z.object({ message: z.string() })

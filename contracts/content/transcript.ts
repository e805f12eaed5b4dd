import { z } from 'zod'

export const transcriptSchema = z.array(z.object({ second: z.number(), text: z.string() }))

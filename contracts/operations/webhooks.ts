import { z } from 'zod'

export const webhookAnswer = z.object({ received: z.literal(true) })

import { z } from 'zod'

export const cartReminderInput = z.strictObject({ token: z.string().max(100) })

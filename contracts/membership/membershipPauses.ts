import { z } from 'zod'

const PAUSE_MONTHS = [1, 2, 3] as const

export const pauseInput = z.strictObject({ months: z.literal(PAUSE_MONTHS) })
export type PauseInput = z.infer<typeof pauseInput>

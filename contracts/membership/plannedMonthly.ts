import { z } from 'zod'
import { amountSchema, timeSchema } from '../shared/ids.ts'

/** As shown; where another day or price holds by then, nothing is planned. */
export const planMonthlyInput = z.strictObject({ from: timeSchema, price: amountSchema })
export type PlanMonthlyInput = z.infer<typeof planMonthlyInput>

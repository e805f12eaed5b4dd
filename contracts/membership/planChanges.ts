import { z } from 'zod'
import { amountSchema, timeSchema } from '../shared/ids.ts'
import { planSchema } from '../people/people.ts'

export const planChangeQuery = z.strictObject({ plan: planSchema })

export const planChangeSchema = z.object({
  plan: planSchema,
  /** For one period of the new plan, which begins today. */
  price: amountSchema,
  /** What a renewal costs without a discount. */
  fullPrice: amountSchema,
  /** Part of `fullPrice`; absent where no tax is added. All amounts include tax. */
  renewalTax: amountSchema.optional(),
  /** Given back for the unused part of the old period. */
  unused: amountSchema,
  /** Of an earlier credit, what it pays. */
  creditUsed: amountSchema,
  /** What the card is charged today. */
  due: amountSchema,
  /** What stays and pays the next charges. */
  creditLeft: amountSchema,
  nextChargeAt: timeSchema,
  /** The amounts are of this moment; sent back, they are charged. */
  at: timeSchema,
})
export type PlanChange = z.infer<typeof planChangeSchema>

/** What was shown. Where another amount holds by then, nothing is changed. */
export const changePlanInput = planChangeSchema
  .pick({ plan: true, at: true, due: true, fullPrice: true, creditLeft: true })
  .strict()
export type ChangePlanInput = z.infer<typeof changePlanInput>

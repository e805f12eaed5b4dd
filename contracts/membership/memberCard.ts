import { z } from 'zod'

export const memberCardSchema = z.object({
  /** Null without a membership that is charged, and for another way to pay. */
  card: z
    .object({
      /** As the card provider names it, such as `visa`. */
      brand: z.string(),
      lastFour: z.string(),
      expMonth: z.number().int(),
      expYear: z.number().int(),
    })
    .nullable(),
})
export type MemberCard = NonNullable<z.infer<typeof memberCardSchema>['card']>

export const cardFormSchema = z.object({ clientSecret: z.string() })

export const changeCardInput = z.strictObject({
  /** Of the confirmed form. */
  setupIntentId: z
    .string()
    .regex(/^seti_\w{1,100}$/)
    .meta({ examples: ['seti_1MowQVLkdIwHu7ixraBm864M'] }),
})

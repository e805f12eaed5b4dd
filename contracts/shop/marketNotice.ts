import { z } from 'zod'

const withdrawalTextSchema = z.object({ title: z.string(), paragraphs: z.array(z.string()), form: z.array(z.string()) })

/** What buyers in a country must be able to read before they pay. */
export const marketSchema = z.object({
  country: z.string(),
  /** Null where no law asks for it. */
  notice: z
    .object({
      seller: z.array(z.string()),
      /** Who answers for the goods in the European Union. */
      responsible: z.string().nullable(),
      vat: z.string().nullable(),
      /** Of the right of withdrawal: a title, then paragraphs. */
      withdrawal: withdrawalTextSchema,
      /** The same right for a membership. */
      membershipWithdrawal: withdrawalTextSchema,
      /** And for a gift card or a gift membership. */
      giftWithdrawal: withdrawalTextSchema,
    })
    .nullable(),
})
export type MarketNotice = NonNullable<z.infer<typeof marketSchema>['notice']>

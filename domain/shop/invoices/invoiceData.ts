import { z } from 'zod'
import { storedFactSchema } from '#contracts/platform/storedFactSchema.ts'
import { LANGUAGES } from '#contracts/shared/languages.ts'

/** What an invoice says, stored with its number: a later change of settings changes no earlier invoice. */
export const invoiceDataSchema = z.object({
  reference: z.string(),
  currency: z.string(),
  /** The buyer’s, as in emails. Earlier invoices are in English. */
  language: z.enum(LANGUAGES).default('en'),
  isDemo: z.boolean(),
  orderedAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  seller: z.object({ name: z.string(), address: z.array(z.string()), taxId: z.string(), note: z.string() }),
  /** Empty once the person was taken out of the order. */
  buyer: z.array(z.string()),
  deliverTo: z.array(z.string()),
  items: z.array(
    z.object({
      text: z.string(),
      /** On a credit note, why money went back: the text is its English. */
      reason: storedFactSchema.optional(),
      quantity: z.number(),
      unitCents: z.number(),
      totalCents: z.number(),
    }),
  ),
  /** Discounts, shipping and tax. */
  rest: z.array(z.object({ label: z.string(), cents: z.number() })),
  totalCents: z.number(),
  /** Part of the total that a gift card paid. Earlier invoices don't tell. */
  giftCents: z.number().default(0),
  taxCents: z.number(),
  /** Of a credit note: the invoice that it corrects. */
  corrects: z.object({ number: z.string(), issuedAt: z.iso.datetime() }).nullable(),
})
export type InvoiceData = z.infer<typeof invoiceDataSchema>

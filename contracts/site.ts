import { z } from 'zod'
import { amountSchema } from './ids.ts'

export const siteSettingSchema = z.object({ key: z.string(), value: z.string().nullable() })
export type SiteSetting = z.infer<typeof siteSettingSchema>

export const coverPhotoInput = z.strictObject({ coverPhotoURL: z.string().min(1).max(2000) })

/** No body is needed. With the file's size in bytes, a bucket takes the file directly, and only at that size. */
export const uploadTicketInput = z.strictObject({ size: z.int().positive().optional() }).optional()

export const uploadTicketAnswer = z.object({ uploadURL: z.string() })

export const configSchema = z.object({
  brand: z.object({ name: z.string() }),
  payments: z.object({
    mode: z.enum(['stripe', 'demo']),
    publishableKey: z.string(),
    /** Where the demo card form confirms; null with the real card provider. */
    demoConfirmUrl: z.string().nullable(),
  }),
  prices: z.object({
    monthly: amountSchema,
    annual: amountSchema,
    trialDays: z.number().int(),
    freeShippingFrom: amountSchema,
    memberDiscountPercent: z.number().int(),
  }),
  shipping: z.object({
    /** ISO 3166-1 alpha-2. */
    countries: z.array(z.string()),
    /** In the United States. */
    expressStates: z.array(z.string()),
  }),
  /** A post is popular with more views than this. */
  popularFromViews: z.number().int(),
  demo: z.boolean(),
})
export type SiteConfig = z.infer<typeof configSchema>

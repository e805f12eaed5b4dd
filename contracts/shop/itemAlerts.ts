import { z } from 'zod'
import { emailSchema } from '../shared/emailSchema.ts'
import { amountSchema, idSchema, rowIdSchema } from '../shared/ids.ts'

/** `stock`: it is back; `price`: it costs less than when the alert was made. */
const itemAlertKindSchema = z.enum(['stock', 'price'])
export type ItemAlertKind = z.infer<typeof itemAlertKindSchema>

export const createItemAlertInput = z.strictObject({
  variantId: rowIdSchema,
  kind: itemAlertKindSchema,
  /** For visitors without an account; an account has its own. */
  email: emailSchema.optional(),
})
export type CreateItemAlert = z.infer<typeof createItemAlertInput>

/** `check-email`: the alert begins with the link we emailed. */
export const createItemAlertAnswer = z.object({ state: z.enum(['on', 'check-email']) })

/** What a member waits for. */
export const itemAlertListSchema = z.array(
  z.object({ id: idSchema, variantId: idSchema, kind: itemAlertKindSchema, isConfirmed: z.boolean() }),
)

/** An alert as its emailed link shows it. */
export const linkedItemAlertSchema = z.object({
  kind: itemAlertKindSchema,
  state: z.enum(['unconfirmed', 'on', 'sent']),
  title: z.string(),
  size: z.string(),
  color: z.string(),
  url: z.string(),
  price: amountSchema,
})
export type LinkedItemAlert = z.infer<typeof linkedItemAlertSchema>

import { z } from 'zod'

const item = { title: z.string(), size: z.string(), color: z.string() }

/** Why an order was canceled, for its buyer. */
export const cancelReasonSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asked') }),
  z.object({ kind: z.literal('withdrawn') }),
  /** Another order of the same cart was paid. */
  z.object({ kind: z.literal('paid-already') }),
  /** Another payment for the same cart has the gift card's part. */
  z.object({ kind: z.literal('started-again') }),
  z.object({ kind: z.literal('paid-late') }),
  /** The print provider dropped an item before the order went to print. */
  z.object({ kind: z.literal('vanished'), ...item }),
  /** The print provider canceled the last line of the order. */
  z.object({ kind: z.literal('unavailable'), ...item, quantity: z.number() }),
])
export type CancelReason = z.infer<typeof cancelReasonSchema>

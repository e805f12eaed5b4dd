import { z } from 'zod'
import { storedFactSchema } from '#contracts/storedFactSchema.ts'
import { type Database, statement } from '#database/sql.ts'

const orderSchema = z.object({ orderId: z.number() })
const refundSchema = z.object({ refundId: z.number() })
const emptySchema = z.object({})

/** As earlier versions wrote a reason. */
const sentenceSchema = z.string().transform((text) => ({ kind: 'note', values: { text } }))

const schemas = {
  /** See `postponeMail`. */
  sendMail: z.object({
    mailId: z.number(),
    turn: z.object({ at: z.string(), attempt: z.number() }).optional(),
  }),
  submitOrder: orderSchema,
  confirmOrder: orderSchema,
  followOrder: orderSchema,
  cancelPayment: orderSchema,
  endHold: orderSchema,
  cancelOrder: orderSchema.extend({ reason: z.union([storedFactSchema, sentenceSchema]).nullable() }),
  sendRefund: refundSchema,
  sendMembershipRefund: refundSchema,
  settleMembershipWithdrawal: z.object({ membershipId: z.number() }),
  applyReversals: orderSchema,
  syncGiftCardMoney: z.object({ saleId: z.number() }),
  holdGiftOrders: z.object({ giftCardId: z.number() }),
  prepareVideo: z.object({ postId: z.number() }),
  setUpPortal: emptySchema,
  moveCustomerEmail: z.object({ userId: z.number() }),
  nameSubscription: z.object({ subscriptionId: z.string() }),
  syncCatalogue: z.object({ trigger: z.literal('provider') }),
  readSizeCharts: emptySchema,
  sendMailing: z.object({ mailingId: z.number() }),
  sendPush: z.object({ messageId: z.number() }),
  sendWebhook: z.object({ deliveryId: z.number() }),
  advanceImport: z.object({ importId: z.number() }),
}

export type Jobs = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> }

/** Checked again before a job runs: an earlier version of the site may have added it. */
export const jobPayloads: { [Name in keyof Jobs]: z.ZodType<Jobs[Name]> } = schemas

/** Lower runs first. Print jobs can pile up behind the provider's rate limit; refunds and mails must not wait. */
const PRIORITIES: Partial<Record<keyof Jobs, number>> = {
  cancelPayment: -30,
  endHold: -30,
  applyReversals: -20,
  sendRefund: -20,
  sendMembershipRefund: -20,
  settleMembershipWithdrawal: -20,
  syncGiftCardMoney: -20,
  holdGiftOrders: -20,
  cancelOrder: -15,
  sendMail: -10,
}

type Options = {
  runAt?: Date
  /** A job with a key exists once: adding it again reschedules it. */
  key?: string
  /** Jobs in one queue run one at a time, across all processes. */
  queue?: string
  priority?: number
  maxAttempts?: number
}

/** In the caller's transaction, so the job exists only if its cause was committed. */
export async function addJob<Name extends keyof Jobs>(
  tx: Database,
  name: Name,
  payload: Jobs[Name],
  { runAt, key, queue, priority = PRIORITIES[name] ?? 0, maxAttempts = 20 }: Options = {},
): Promise<void> {
  await tx.query(
    statement`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, run_at => ${runAt ?? null}::timestamptz, job_key => ${key ?? null}, queue_name => ${queue ?? null}, max_attempts => ${maxAttempts}::int, priority => ${priority}::int)`,
  )
}

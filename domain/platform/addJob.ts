import { z } from 'zod'
import { storedFactSchema } from '#contracts/platform/storedFactSchema.ts'
import { type Database, statement } from '#database/sql.ts'

/**
 * Workers per group. A slow provider blocks only its own group. Confirming an order calls both providers, so it has its own
 * worker. A catalog sync takes minutes, a film hours.
 */
export const workerGroups = {
  mail: 2,
  print: 2,
  confirm: 1,
  cards: 2,
  media: 2,
  films: 1,
  catalogue: 1,
  push: 2,
  webhooks: 4,
  rest: 2,
}

export type WorkerGroup = keyof typeof workerGroups

type Kind<Payload> = {
  /** Checked again before a job runs: an earlier version of the site may have added it. */
  payload: z.ZodType<Payload>
  group: WorkerGroup
  /** Lower runs first. Print jobs can pile up behind the provider's rate limit; refunds and mails must not wait. */
  priority: number
}

const ofOrder = z.object({ orderId: z.number() })
const ofRefund = z.object({ refundId: z.number() })
const empty = z.object({})

/** See `postponeMail`. */
const ofMail = z.object({
  mailId: z.number(),
  turn: z.object({ at: z.string(), attempt: z.number() }).optional(),
})

/** As earlier versions wrote a reason. */
const sentence = z.string().transform((text) => ({ kind: 'note', values: { text } }))
const ofCancellation = ofOrder.extend({ reason: z.union([storedFactSchema, sentence]).nullable() })

const ofSignInCode = z.object({
  email: z.string(),
  code: z.string(),
  browserHash: z.string(),
  sends: z.enum(['code', 'new_password', 'nothing']),
})

const kinds = {
  sendMail: { payload: ofMail, group: 'mail', priority: -10 },
  mailPasswordReset: { payload: z.object({ email: z.string(), at: z.string() }), group: 'mail', priority: -10 },
  mailSignInCode: { payload: ofSignInCode, group: 'mail', priority: -10 },
  submitOrder: { payload: ofOrder, group: 'print', priority: 0 },
  confirmOrder: { payload: ofOrder, group: 'confirm', priority: 0 },
  followOrder: { payload: ofOrder, group: 'print', priority: 0 },
  cancelOrder: { payload: ofCancellation, group: 'print', priority: -15 },
  cancelPayment: { payload: ofOrder, group: 'cards', priority: -30 },
  endHold: { payload: ofOrder, group: 'cards', priority: -30 },
  applyReversals: { payload: ofOrder, group: 'cards', priority: -20 },
  sendRefund: { payload: ofRefund, group: 'cards', priority: -20 },
  sendMembershipRefund: { payload: ofRefund, group: 'cards', priority: -20 },
  settleMembershipWithdrawal: { payload: z.object({ membershipId: z.number() }), group: 'cards', priority: -20 },
  syncGiftCardMoney: { payload: z.object({ saleId: z.number() }), group: 'cards', priority: -20 },
  setUpPortal: { payload: empty, group: 'cards', priority: 0 },
  moveCustomerEmail: { payload: z.object({ userId: z.number() }), group: 'cards', priority: 0 },
  nameSubscription: { payload: z.object({ subscriptionId: z.string() }), group: 'cards', priority: 0 },
  prepareVideo: { payload: z.object({ postId: z.number() }), group: 'media', priority: 0 },
  syncCatalogue: { payload: z.object({ trigger: z.literal('provider') }), group: 'catalogue', priority: 0 },
  readSizeCharts: { payload: empty, group: 'catalogue', priority: 0 },
  sendPush: { payload: z.object({ messageId: z.number() }), group: 'push', priority: 0 },
  sendWebhook: { payload: z.object({ deliveryId: z.number() }), group: 'webhooks', priority: 0 },
  sendMailing: { payload: z.object({ mailingId: z.number() }), group: 'rest', priority: 0 },
  advanceImport: { payload: z.object({ importId: z.number() }), group: 'rest', priority: 0 },
  holdGiftOrders: { payload: z.object({ giftCardId: z.number() }), group: 'rest', priority: -20 },
} satisfies Record<string, Kind<unknown>>

export type Jobs = { [Name in keyof typeof kinds]: z.infer<(typeof kinds)[Name]['payload']> }

/** A row per job; `jobs/index.ts` says what it runs, which can be in any wing. */
export const jobKinds: { [Name in keyof Jobs]: Kind<Jobs[Name]> } = kinds

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
  { runAt, key, queue, priority = jobKinds[name].priority, maxAttempts = 20 }: Options = {},
): Promise<void> {
  await tx.query(
    statement`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, run_at => ${runAt ?? null}::timestamptz, job_key => ${key ?? null}, queue_name => ${queue ?? null}, max_attempts => ${maxAttempts}::int, priority => ${priority}::int)`,
  )
}

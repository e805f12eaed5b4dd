import { type Database, statement } from '#database/sql.ts'

export type Jobs = {
  /** See `postponeMail`. */
  sendMail: { mailId: number; turn?: { at: string; attempt: number } }
  submitOrder: { orderId: number }
  confirmOrder: { orderId: number }
  followOrder: { orderId: number }
  cancelPayment: { orderId: number }
  cancelOrder: { orderId: number; reason: string | null }
  sendRefund: { refundId: number }
  sendMembershipRefund: { refundId: number }
  settleMembershipWithdrawal: { membershipId: number }
  applyReversals: { orderId: number }
  syncGiftCardMoney: { saleId: number }
  prepareVideo: { postId: number }
  setUpPortal: Record<string, never>
  moveCustomerEmail: { userId: number }
  moveMemberPrice: { subscriptionId: number; cents: number }
  syncCatalogue: { trigger: 'provider' }
  readSizeCharts: Record<string, never>
  sendPostEmails: { postId: number }
  sendPush: { messageId: number }
}

/** Lower runs first. Print jobs can pile up behind the provider's rate limit; refunds and mails must not wait. */
const PRIORITIES: Partial<Record<keyof Jobs, number>> = {
  cancelPayment: -30,
  applyReversals: -20,
  sendRefund: -20,
  sendMembershipRefund: -20,
  settleMembershipWithdrawal: -20,
  syncGiftCardMoney: -20,
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

import { type Database, statement } from '#database/sql.ts'

/** Every job of the product and what it is told. The work is in `jobs/`, one file each. */
export type Jobs = {
  sendMail: { mailId: number }
  submitOrder: { orderId: number }
  confirmOrder: { orderId: number }
  followOrder: { orderId: number }
  cancelPayment: { orderId: number }
  cancelOrder: { orderId: number; reason: string | null }
  sendRefund: { refundId: number }
  sendMembershipRefund: { refundId: number }
  applyMoneyBack: { orderId: number }
  prepareVideo: { postId: number }
  syncCatalogue: { trigger: 'provider' }
}

/**
 * Lower comes first. The print provider is asked only so often a minute, and many orders may stand there in line: nobody's
 * money waits behind them, and no mail, which is short.
 */
const PRIORITIES: Partial<Record<keyof Jobs, number>> = {
  cancelPayment: -30,
  applyMoneyBack: -20,
  sendRefund: -20,
  sendMembershipRefund: -20,
  cancelOrder: -15,
  sendMail: -10,
}

type Options = {
  runAt?: Date
  /** A job with a key exists once: adding it again moves it instead of doubling it. */
  key?: string
  /** Jobs of one queue run one after the other, however many processes there are. */
  queue?: string
  /** Lower comes first; without one, what this kind of job has. */
  priority?: number
  /** How often it is tried, the first time included; 20 when not said. */
  maxAttempts?: number
}

/** Adds a job in the caller's transaction: it exists exactly when what it follows from was committed. */
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

import type { Jobs } from '#domain/addJob.ts'
import { housekeeping } from './housekeeping.ts'
import type { CronJob, Job } from './Job.ts'
import { cancelPayment, confirmOrder, followOrder, submitOrder } from './orders.ts'
import { publishScheduled } from './publishScheduled.ts'
import { reconcile } from './reconcile.ts'
import { sendMail } from './sendMail.ts'

/** Work that follows from something: added by `addJob` in the transaction of what it follows from. */
export const jobs: { [Name in keyof Jobs]: Job<Name> } = {
  sendMail,
  submitOrder,
  confirmOrder,
  followOrder,
  cancelPayment,
}

/** Work by the clock, in cron's words. */
export const cronJobs: Record<string, { when: string; run: CronJob }> = {
  reconcile: { when: '*/10 * * * *', run: reconcile },
  publishScheduled: { when: '* * * * *', run: publishScheduled },
  housekeeping: { when: '17 * * * *', run: housekeeping },
}

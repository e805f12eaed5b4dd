import type { Jobs } from '#domain/addJob.ts'
import { refreshStock, syncBySchedule, syncCatalogue } from './catalogue.ts'
import { housekeeping, sweepFiles } from './housekeeping.ts'
import type { CronJob, Job } from './Job.ts'
import { remindMembers, sendMembershipRefund } from './memberships.ts'
import {
  applyMoneyBack,
  cancelOrder,
  cancelPayment,
  confirmOrder,
  deliverShipped,
  followOrder,
  sendRefund,
  submitOrder,
} from './orders.ts'
import { prepareVideo } from './prepareVideo.ts'
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
  cancelOrder,
  sendRefund,
  sendMembershipRefund,
  applyMoneyBack,
  prepareVideo,
  syncCatalogue,
}

/** Work by the clock, in cron's words. */
export const cronJobs: Record<string, { when: string; run: CronJob }> = {
  reconcile: { when: '*/10 * * * *', run: reconcile },
  remindMembers: { when: '5,15,25,35,45,55 * * * *', run: remindMembers },
  publishScheduled: { when: '* * * * *', run: publishScheduled },
  deliverShipped: { when: '27 3 * * *', run: deliverShipped },
  housekeeping: { when: '17 * * * *', run: housekeeping },
  syncBySchedule: { when: '23 */6 * * *', run: syncBySchedule },
  refreshStock: { when: '9,39 * * * *', run: refreshStock },
  sweepFiles: { when: '41 4 * * *', run: sweepFiles },
}

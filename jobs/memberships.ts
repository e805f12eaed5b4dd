import { remindMembers as remind } from '#domain/subscriptions/remindMembers.ts'
import type { CronJob } from './Job.ts'

/** Mails that follow from time passing: before a trial ends, while a renewal is open, when the grace is over. */
export const remindMembers: CronJob = (req) => remind(req)

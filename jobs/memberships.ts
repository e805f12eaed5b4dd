import { remindMembers as remind } from '#domain/subscriptions/remindMembers.ts'
import { sendMembershipRefund as send } from '#domain/subscriptions/sendMembershipRefund.ts'
import type { CronJob, Job } from './Job.ts'

export const remindMembers: CronJob = (req) => remind(req)

export const sendMembershipRefund: Job<'sendMembershipRefund'> = (req, { refundId }) => send(req, refundId)

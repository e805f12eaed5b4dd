import { sendDigest as sendWeekly } from '#domain/postEmails/sendDigest.ts'
import { sendPostEmails as send } from '#domain/postEmails/sendPostEmails.ts'
import type { CronJob, Job } from './Job.ts'

export const sendPostEmails: Job<'sendPostEmails'> = (req, { postId }, signal) => send(req, postId, signal)

export const sendDigest: CronJob = (req, signal) => sendWeekly(req, signal)

import { sendDigest as sendWeekly } from '#domain/postEmails/sendDigest.ts'
import { sendPostEmails as send } from '#domain/postEmails/sendPostEmails.ts'
import { startPostEmails as start } from '#domain/postEmails/startPostEmails.ts'
import type { CronJob, Job } from './Job.ts'

export const sendPostEmails: Job<'sendPostEmails'> = (req, { postId }, signal) => send(req, postId, signal)

export const startPostEmails: CronJob = (req) => start(req)

export const sendDigest: CronJob = (req, signal) => sendWeekly(req, signal)

import { sendMailing as send } from '#domain/outreach/mailings/sendMailing.ts'
import { startMailings as start } from '#domain/outreach/mailings/startMailings.ts'
import { sendDigest as sendWeekly } from '#domain/outreach/postEmails/sendDigest.ts'
import type { CronJob, Job } from './Job.ts'

export const sendMailing: Job<'sendMailing'> = (req, { mailingId }, signal) => send(req, mailingId, signal)

export const startMailings: CronJob = (req) => start(req)

export const sendDigest: CronJob = (req, signal) => sendWeekly(req, signal)

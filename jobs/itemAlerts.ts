import { sendItemAlerts as send } from '#domain/shop/itemAlerts/sendItemAlerts.ts'
import type { CronJob } from './Job.ts'

export const sendItemAlerts: CronJob = (req) => send(req)

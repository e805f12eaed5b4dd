import { requestReviews as request } from '#domain/shop/reviews/requestReviews.ts'
import type { CronJob } from './Job.ts'

export const requestReviews: CronJob = (req) => request(req)

import { openDocuments as openAll } from '#domain/content/search/openDocuments.ts'
import type { CronJob } from './Job.ts'

export const openDocuments: CronJob = ({ pool, now }) => openAll(pool, now)

import { makeStreams as make } from '#domain/content/streams/makeStreams.ts'
import type { CronJob } from './Job.ts'

export const makeStreams: CronJob = async (req, signal) => void (await make(req, { signal }))

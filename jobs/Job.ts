import type { Jobs } from '#domain/addJob.ts'
import type { Req } from '#domain/Req.ts'

/** One kind of job. It may run again after a crash, so it checks first what is already done. */
export type Job<Name extends keyof Jobs> = (
  req: Req,
  payload: Jobs[Name],
  /** Aborted when this process shuts down before a long job ends; another worker runs it again. */
  signal?: AbortSignal,
) => Promise<void>

export type CronJob = (req: Req) => Promise<void>

import type { Jobs } from '#domain/platform/addJob.ts'
import type { Req } from '#domain/platform/Req.ts'

/** A job may run again after a crash, so it checks first what is already done. */
export type Job<Name extends keyof Jobs> = (
  req: Req,
  payload: Jobs[Name],
  /** Aborted at shutdown; another worker runs the job again. */
  signal?: AbortSignal,
  /** 1 is the first. */
  attempt?: number,
) => Promise<void>

export type CronJob = (req: Req, signal?: AbortSignal) => Promise<void>

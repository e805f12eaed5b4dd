import type { Jobs } from '#domain/addJob.ts'
import type { Req } from '#domain/Req.ts'

/** One kind of work. It may run again after a crash, so it begins by looking at how far things are. */
export type Job<Name extends keyof Jobs> = (
  req: Req,
  payload: Jobs[Name],
  /** Told when this process must end before a long job does; the job is run again elsewhere. */
  signal?: AbortSignal,
) => Promise<void>

/** Work by the clock. */
export type CronJob = (req: Req) => Promise<void>

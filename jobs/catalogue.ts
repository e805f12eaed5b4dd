import { syncCatalogue as sync } from '#domain/shop/catalogue/syncCatalogue.ts'
import { isPrintSetUp } from '#providers/spreadconnect/isPrintSetUp.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { CronJob, Job } from './Job.ts'

/** Queued by a webhook. A run in progress reads what the event is about, or the next one does. */
export const syncCatalogue: Job<'syncCatalogue'> = async (req, { trigger }) => {
  try {
    await sync(req, trigger)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'sync_running') throw error
  }
}

export const syncBySchedule: CronJob = async (req) => {
  if (!isPrintSetUp()) return
  try {
    await sync(req, 'schedule')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    req.log.warn({ err: error, msg: 'The scheduled sync failed' })
  }
}

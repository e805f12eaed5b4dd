import { refreshStock as refresh } from '#domain/catalogue/refreshStock.ts'
import { syncCatalogue as sync } from '#domain/catalogue/syncCatalogue.ts'
import { ShopError } from '#domain/ShopError.ts'
import type { CronJob, Job } from './Job.ts'

/** After news from the print provider. One that runs already has read what the news is about, or the next will. */
export const syncCatalogue: Job<'syncCatalogue'> = async (req, { trigger }) => {
  try {
    await sync(req, trigger)
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'sync_running') throw error
  }
}

/** By the clock; a provider that is away is asked again at the next turn. */
export const syncBySchedule: CronJob = async (req) => {
  try {
    await sync(req, 'schedule')
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    req.log.warn({ err: error, msg: 'The scheduled sync failed' })
  }
}

export const refreshStock: CronJob = refresh

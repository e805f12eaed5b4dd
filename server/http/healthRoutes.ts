import { Router } from 'express'
import type { Payload } from 'payload'
import { row, sql } from '#database/sql.ts'
import { poolOf } from '#database/poolOf.ts'
import { replaceIdle } from '#database/replaceIdle.ts'

type Queue = { waiting: number; isReadOnly: boolean }

/** The database is queried at most this often. */
const FRESH_MS = 250

/**
 * `/healthz`: the process answers. `/readyz`: its database can be written and its queue answers, too.
 * @param isStopping `/readyz` then answers 503, so that a proxy sends no new requests; others are still served.
 */
export function healthRoutes(payload: Payload, isStopping: () => boolean): Router {
  const router = Router()
  let looked: { at: number; queue: Promise<Queue | null> } | undefined
  const look = () => {
    if (!looked || performance.now() - looked.at > FRESH_MS)
      looked = { at: performance.now(), queue: readQueue(payload) }
    return looked.queue
  }
  router.get('/healthz', (_request, response) => void response.set('Cache-Control', 'no-store').json({ status: 'ok' }))
  router.get('/readyz', async (_request, response) => {
    response.set('Cache-Control', 'no-store')
    if (isStopping()) return void response.status(503).json({ status: 'stopping' })
    const queue = await look()
    response
      .status(queue ? 200 : 503)
      .json(queue ? { status: 'ready', waitingJobs: queue.waiting } : { status: 'not ready' })
  })
  return router
}

async function readQueue(payload: Payload): Promise<Queue | null> {
  const pool = poolOf(payload)
  try {
    const queue = await row(
      pool,
      sql<Queue>`
        select count(*) as waiting, coalesce(current_setting('transaction_read_only') = 'on', false) as "isReadOnly"
        from graphile_worker.jobs where run_at < now() - interval '5 minutes' and attempts < max_attempts`,
    )
    if (!queue?.isReadOnly) return queue
    // The other idle connections may lead to the same standby.
    await replaceIdle(pool)
    return null
  } catch {
    return null
  }
}

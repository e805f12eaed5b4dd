import { setTimeout as wait } from 'node:timers/promises'
import type { Request } from 'express'
import type { Pool } from 'pg'
import { AppError } from '#domain/platform/AppError.ts'
import { partialOffset } from '#media/partialUploads.ts'
import { findTicket, type FoundTicket, leaseTicket, RENEW_LEASE_MS, renewLease, returnTicket } from '#media/tickets.ts'

/** The request that writes each upload, in this process. */
const writers = new Map<number, Request>()
const TRIES = 30
const TRY_MS = 100

/**
 * Runs alone for an upload; whoever then gets an answer finds it free. A newer request of this process ends an older one: its sender has lost that connection and
 * continues on a new one.
 * @throws AppError `upload_used` while another process still holds it, or when it was finished meanwhile.
 */
export async function withUploadLease<Result>(
  pool: Pool,
  { mediaId, code }: FoundTicket,
  request: Request,
  run: () => Promise<Result>,
): Promise<Result> {
  for (let tries = 0; !(await leaseTicket(pool, mediaId, (await partialOffset(code)) !== null)); tries++) {
    const writer = writers.get(mediaId)
    // A request that sent everything waits for the inspection.
    if (!writer?.complete) writer?.destroy()
    if (tries === TRIES || (await findTicket(pool, code))?.isStored !== false) throw new AppError('upload_used')
    await wait(TRY_MS)
  }
  writers.set(mediaId, request)
  const renewing = setInterval(() => void renewLease(pool, mediaId).catch(() => undefined), RENEW_LEASE_MS)
  try {
    return await run()
  } finally {
    clearInterval(renewing)
    writers.delete(mediaId)
    await returnTicket(pool, mediaId)
  }
}

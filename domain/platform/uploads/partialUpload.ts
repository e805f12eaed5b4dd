import type { Pool } from 'pg'
import { createPartial, partialPath, removePartial } from '#media/partialUploads.ts'
import { RefusedFile } from '#media/RefusedFile.ts'
import { storeFile } from '#media/storeFile.ts'
import type { FoundTicket } from '#media/tickets.ts'
import { refundUpload } from './uploadQuota.ts'
import type { Req } from '../Req.ts'
import { AppError } from '../AppError.ts'
import { hasQuota, refuseOverQuota } from './requestUpload.ts'
import { toUploadError } from './toUploadError.ts'

/** Charged once, however often the upload is continued. @throws AppError `upload_expired` or `upload_quota`. */
export async function beginPartial(req: Pick<Req, 'pool' | 'now'>, ticket: FoundTicket): Promise<void> {
  if (ticket.expiresAt <= req.now) throw new AppError('upload_expired')
  if (hasQuota(ticket)) await refuseOverQuota(req, ticket.ownerId, ticket.maxBytes)
  try {
    await createPartial(ticket.code, ticket.maxBytes)
  } catch (error) {
    await refund(req.pool, ticket)
    throw toUploadError(error)
  }
}

/**
 * Inspects a complete file and moves it into the store. After any other failure than a refusal the next request tries again.
 * @throws AppError `unsupported_file` or `storage_full`.
 */
export async function finishPartial(pool: Pool, ticket: FoundTicket): Promise<void> {
  try {
    await storeFile(pool, ticket.mediaId, partialPath(ticket.code))
    await removePartial(ticket.code)
  } catch (error) {
    if (error instanceof RefusedFile) await cancelPartial(pool, ticket)
    throw toUploadError(error)
  }
}

/** Removes what has arrived. */
export async function cancelPartial(pool: Pool, ticket: FoundTicket): Promise<void> {
  await removePartial(ticket.code)
  await refund(pool, ticket)
}

async function refund(pool: Pool, ticket: FoundTicket): Promise<void> {
  if (hasQuota(ticket)) await refundUpload(pool, ticket.ownerId, ticket.maxBytes)
}

import { BYTES, UNUSED_UPLOAD_BYTES } from '#contracts/shared/constants.ts'
import { returnsRow, statement } from '#database/sql.ts'
import { createTicket } from '#media/tickets.ts'
import { uploadAddress } from '#media/uploadAddress.ts'
import type { SignedInReq } from '../Req.ts'
import { AppError } from '../AppError.ts'
import { chargeUpload, unusedBytes } from './uploadQuota.ts'

type GivenUpload = { uploadURL: string; resumeURL?: string }

/**
 * Without a size, the site receives and counts the upload. Employees have no quota.
 * @param size in bytes, as the browser announces it.
 * @throws AppError `too_large`, `upload_needs_confirmed_email`, `upload_quota`.
 */
export async function requestUpload(req: SignedInReq, size?: number): Promise<GivenUpload> {
  const { pool, user, now } = req
  const maxBytes = user.isEmployee ? BYTES.employeeVideo : BYTES.memberVideo
  if (size !== undefined && size > maxBytes) throw new AppError('too_large')
  if (!user.isEmployee) await refuseUnconfirmed(req)
  if (!user.isEmployee && (await unusedBytes(pool, user.id)) >= UNUSED_UPLOAD_BYTES)
    throw new AppError('upload_quota.unpublished')
  const ticket = await createTicket(pool, { ownerId: user.id, maxBytes: size ?? maxBytes, now })
  const { address, isBucket } = await uploadAddress(req.payload.config.serverURL, ticket, size)
  // The site never sees a bucket upload, so charge it now.
  if (isBucket && !user.isEmployee) await refuseOverQuota(req, user.id, size ?? maxBytes)
  // A bucket takes one PUT from the browser, and parts need a known length.
  return { uploadURL: address, ...(!isBucket && size !== undefined && { resumeURL: address }) }
}

/** @throws AppError `upload_quota`. */
export async function refuseOverQuota({ pool }: Pick<SignedInReq, 'pool'>, ownerId: number, bytes: number) {
  const retryAfterSeconds = await chargeUpload(pool, ownerId, bytes)
  if (retryAfterSeconds !== null) throw new AppError('upload_quota', { retryAfterSeconds })
}

/** A guest’s small file has no account to charge; the number of its tickets is limited. */
export const hasQuota = <T extends { ownerId: number | null; isOfEmployee: boolean }>(
  ticket: T,
): ticket is T & { ownerId: number } => ticket.ownerId !== null && !ticket.isOfEmployee

async function refuseUnconfirmed({ pool, user }: SignedInReq): Promise<void> {
  const confirmed = await returnsRow(
    pool,
    statement`select 1 from users where id = ${user.id} and email_verified_at is not null`,
  )
  if (!confirmed) throw new AppError('upload_needs_confirmed_email')
}

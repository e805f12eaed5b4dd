import { problem } from '#contracts/shared/problem.ts'
import { BYTES } from '#contracts/shared/constants.ts'
import { reviewState } from '#contracts/shop/reviewState.ts'
import type { Database } from '#database/sql.ts'
import { claimUploads } from '#media/claimUploads.ts'
import { createTicket } from '#media/tickets.ts'
import { uploadAddress } from '#media/uploadAddress.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { finishUploads } from '#domain/platform/uploads/finishUploads.ts'
import { type OrderProof, orderOfBuyer } from './orderOfBuyer.ts'

type PhotoUpload = { address: string; ticket: string }

/**
 * An upload of a buyer, who needs no account. Its address is all that claims it.
 * @throws AppError `order_not_found`, `review_closed`.
 */
export async function requestReviewPhoto(req: Req, proof: OrderProof): Promise<PhotoUpload> {
  const order = await orderOfBuyer(req.pool, req, proof)
  if (reviewState(order) !== 'open') throw new AppError('review_closed')
  const ticket = await createTicket(req.pool, { ownerId: req.user?.id ?? null, maxBytes: BYTES.image, now: req.now })
  return { address: (await uploadAddress(req.payload.config.serverURL, ticket, undefined)).address, ticket }
}

/** Can be slow, so call it before the transaction. @throws AppError `too_large` or `unsupported_file`. */
export const finishReviewPhoto = (req: Req, address: string | null | undefined): Promise<void> =>
  finishUploads(req, address ? [address] : [])

/** @throws AppError `invalid_upload`. */
export async function claimReviewPhoto(
  tx: Database,
  { user, now }: Req,
  address: string | null | undefined,
): Promise<number | null> {
  if (!address) return null
  const ownerId = user?.id ?? null
  const [photo] = (await claimUploads(tx, { addresses: [address], ownerId, kind: 'image', now })) ?? []
  if (!photo) throw new AppError('invalid_upload', { errors: { photoURL: problem('Please upload it again') } })
  return photo.id
}

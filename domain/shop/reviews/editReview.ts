import type { ReviewInput } from '#contracts/shop/reviews.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { releaseUpload } from '#domain/platform/uploads/releaseUpload.ts'
import { orderOfBuyer } from './orderOfBuyer.ts'
import { type StoredOwnReview, storedOwnReview } from './orderReviews.ts'
import { claimReviewPhoto, finishReviewPhoto } from './reviewPhoto.ts'
import { statusAfterEdit } from './reviewRules.ts'
import type { LineProof } from './writeReview.ts'

/** @throws AppError `order_not_found`, `review_not_found`, `invalid_upload`, `unsupported_file`, `too_large`. */
export async function editReview(req: Req, proof: LineProof, input: ReviewInput): Promise<StoredOwnReview> {
  const order = await orderOfBuyer(req.pool, req, proof)
  await finishReviewPhoto(req, input.photoURL)
  return inTransaction(req.pool, async (tx) => {
    const before = await lockReview(tx, order.id, proof.lineId)
    const photoId = input.photoURL === undefined ? before.photoId : await claimReviewPhoto(tx, req, input.photoURL)
    const status = statusAfterEdit(before.status, before, { content: input.content, photoId })
    await tx.query(sql`
      update reviews set stars = ${input.stars}::numeric, content = ${input.content}, photo_id = ${photoId},
        status = ${status}::enum_reviews_status, edited_at = ${req.now}, updated_at = ${req.now}
      where id = ${before.id}`)
    if (before.photoId !== null && before.photoId !== photoId) await releaseUpload(tx, before.photoId)
    return storedOwnReview(tx, before.id)
  })
}

/** @throws AppError `order_not_found`, `review_not_found`. */
export async function deleteReview(req: Req, proof: LineProof): Promise<void> {
  const order = await orderOfBuyer(req.pool, req, proof)
  await inTransaction(req.pool, async (tx) => {
    const { id, photoId } = await lockReview(tx, order.id, proof.lineId)
    await tx.query(sql`delete from reviews where id = ${id}`)
    if (photoId !== null) await releaseUpload(tx, photoId)
  })
}

type Locked = { id: number; content: string; photoId: number | null; status: 'pending' | 'published' | 'hidden' }

async function lockReview(tx: Database, orderId: number, lineId: number): Promise<Locked> {
  const review = await row(
    tx,
    sql<Locked>`
      select r.id, r.content, r.photo_id as "photoId", r.status from reviews r join order_lines l on l.id = r.line_id
      where r.line_id = ${lineId} and l.order_id = ${orderId} for update of r`,
  )
  if (!review) throw new AppError('review_not_found')
  return review
}

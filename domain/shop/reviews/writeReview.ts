import { randomBytes } from 'node:crypto'
import type { ReviewInput } from '#contracts/shop/reviews.ts'
import { reviewState } from '#contracts/shop/reviewState.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { type OrderProof, orderOfBuyer } from './orderOfBuyer.ts'
import { type StoredOwnReview, storedOwnReview } from './orderReviews.ts'
import { claimReviewPhoto, finishReviewPhoto } from './reviewPhoto.ts'

export type LineProof = OrderProof & { lineId: number }

/**
 * Waits for approval. One for each line that was bought.
 * @throws AppError `order_not_found`, `article_not_found`, `review_closed`, `review_exists`, `invalid_upload`,
 * `unsupported_file`, `too_large`.
 */
export async function writeReview(req: Req, proof: LineProof, input: ReviewInput): Promise<StoredOwnReview> {
  const order = await orderOfBuyer(req.pool, req, proof)
  if (reviewState(order) !== 'open') throw new AppError('review_closed')
  await finishReviewPhoto(req, input.photoURL)
  return inTransaction(req.pool, async (tx) => {
    const merchandiseId = await articleOf(tx, order.id, proof.lineId)
    const photoId = await claimReviewPhoto(tx, req, input.photoURL)
    const { stars, content } = input
    const { id: authorId, handle } = req.user ?? { id: null, handle: randomBytes(8).toString('hex') }
    const created = await row(
      tx,
      sql<{ id: number }>`
        insert into reviews (stars, content, photo_id, merchandise_id, line_id, author_id, handle, created_at, updated_at)
        values (${stars}::numeric, ${content}, ${photoId}, ${merchandiseId}, ${proof.lineId}, ${authorId}, ${handle}, ${req.now}, ${req.now})
        on conflict (line_id) do nothing returning id`,
    )
    if (!created) throw new AppError('review_exists')
    return storedOwnReview(tx, created.id)
  })
}

async function articleOf(tx: Database, orderId: number, lineId: number): Promise<number> {
  const line = await row(
    tx,
    sql<{ merchandiseId: number | null }>`
      select m.id as "merchandiseId" from order_lines l left join variants v on v.id = l.variant_id
      left join merchandise m on m.id = v.merchandise_id and not m.hidden
      where l.id = ${lineId} and l.order_id = ${orderId} and l.cancelled_at is null`,
  )
  if (!line) throw new AppError('order_not_found.item')
  if (line.merchandiseId === null) throw new AppError('article_not_found')
  return line.merchandiseId
}

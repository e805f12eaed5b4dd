import { reviewState } from '#contracts/shop/reviewState.ts'
import { dynamicSql, type Database, extended, row, rows, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { type OrderProof, orderOfBuyer } from './orderOfBuyer.ts'
import { isOptedOut } from './reviewEmails.ts'

export type StoredOwnReview = {
  id: number
  stars: number
  content: string
  status: 'pending' | 'published' | 'hidden'
  photoKey: string | null
  photoOwnerId: number | null
  createdAt: Date
  editedAt: Date | null
  reply: string | null
  repliedAt: Date | null
}

export type StoredReviewLine = {
  id: number
  title: string
  size: string
  color: string
  imageUrl: string | null
  /** Null once the article has left the shop. */
  merchandiseId: number | null
  merchandiseTitle: string | null
}

/** @throws AppError `order_not_found`. */
export async function readOrderReviews(req: Req, proof: OrderProof) {
  const order = await orderOfBuyer(req.pool, req, proof)
  const [lines, reviews, isOff] = await Promise.all([
    rows(
      req.pool,
      sql<StoredReviewLine>`
        select l.id, l.title, l.size, l.color, l.image_url as "imageUrl", m.id as "merchandiseId", m.title as "merchandiseTitle"
        from order_lines l left join variants v on v.id = l.variant_id
        left join merchandise m on m.id = v.merchandise_id and not m.hidden
        where l.order_id = ${order.id} and l.cancelled_at is null order by l.position, l.id`,
    ),
    rows(req.pool, extended(selectOwnReview, dynamicSql`where l.order_id = ${order.id}`)),
    isOptedOut(req.pool, order.email),
  ])
  return {
    reference: order.reference,
    state: reviewState(order),
    emails: !isOff,
    lines: lines.map((line) => ({ ...line, review: reviews.find(({ lineId }) => lineId === line.id) ?? null })),
  }
}

export async function storedOwnReview(tx: Database, id: number): Promise<StoredOwnReview> {
  const review = await row(tx, extended(selectOwnReview, dynamicSql`where r.id = ${id}`))
  if (!review) throw new Error('The review has gone')
  return review
}

const selectOwnReview = sql<StoredOwnReview & { lineId: number }>`
  select r.id, r.line_id as "lineId", r.stars, r.content, r.status, split_part(m.filename, '.', 1)::text as "photoKey",
    m.owner_id as "photoOwnerId", r.created_at as "createdAt", r.edited_at as "editedAt", r.reply, r.replied_at as "repliedAt"
  from reviews r join order_lines l on l.id = r.line_id left join media m on m.id = r.photo_id`

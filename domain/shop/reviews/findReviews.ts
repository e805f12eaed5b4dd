import type { Pool } from 'pg'
import type { Role } from '#contracts/platform/roles.ts'
import type { ReviewListing, ReviewSort } from '#contracts/shop/reviewPages.ts'
import { dynamicSql, extended, returnsRow, row, rows, sql, statement, type Statement } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'

export type StoredReview = {
  id: number
  stars: number
  content: string
  photoKey: string | null
  handle: string
  authorRole: Role | null
  fullName: string
  size: string
  color: string
  createdAt: Date
  editedAt: Date | null
  reply: string | null
  repliedAt: Date | null
}

export type StoredRating = { rating: number; reviewCount: number; counts: number[] }

export const REVIEWS_PER_PAGE = 8

const ORDERS: Record<ReviewSort, Statement> = {
  newest: dynamicSql`order by r.created_at desc, r.id desc`,
  highest: dynamicSql`order by r.stars desc, r.created_at desc, r.id desc`,
  lowest: dynamicSql`order by r.stars, r.created_at, r.id`,
}

/** @throws AppError `article_not_found`, also for a hidden article. */
export async function findReviews(pool: Pool, merchandiseId: number, { sort, page }: ReviewListing) {
  const isKnown = await returnsRow(
    pool,
    statement`select 1 from merchandise where id = ${merchandiseId} and not hidden`,
  )
  if (!isKnown) throw new AppError('article_not_found')
  const skipped = (page - 1) * REVIEWS_PER_PAGE
  const [rating, reviews] = await Promise.all([
    findRating(pool, merchandiseId),
    rows(
      pool,
      extended(
        selectReview,
        dynamicSql`
          where r.merchandise_id = ${merchandiseId} and r.status = 'published'
          ${ORDERS[sort]} limit ${REVIEWS_PER_PAGE}::int offset ${skipped}::int`,
      ),
    ),
  ])
  return { ...rating, reviews }
}

/** The article that a product is sold as; null while it is sold as none. @throws AppError `article_not_found`. */
export async function findSoldAs(pool: Pool, productId: number): Promise<number | null> {
  const product = await row(
    pool,
    sql<{ merchandiseId: number | null }>`
      select m.id as "merchandiseId" from products p left join merchandise m on m.id = coalesce(p.merchandise_id, (select own.id from merchandise own where own.product_id = p.id)) and not m.hidden
      where p.id = ${productId} and not p.hidden`,
  )
  if (!product) throw new AppError('article_not_found')
  return product.merchandiseId
}

export const NO_RATING: StoredRating = { rating: 0, reviewCount: 0, counts: [0, 0, 0, 0, 0] }

async function findRating(pool: Pool, merchandiseId: number): Promise<StoredRating> {
  const stored = await row(
    pool,
    sql<StoredRating>`
      select rating, review_count as "reviewCount", array[stars_1, stars_2, stars_3, stars_4, stars_5] as counts
      from merchandise_ratings where merchandise_id = ${merchandiseId}`,
  )
  return stored ?? NO_RATING
}

const selectReview = sql<StoredReview>`
  select r.id, r.stars, r.content, split_part(m.filename, '.', 1)::text as "photoKey", r.handle, u.role as "authorRole",
    concat_ws(' ', u.first_name, u.last_name)::text as "fullName", l.size, l.color, r.created_at as "createdAt",
    r.edited_at as "editedAt", r.reply, r.replied_at as "repliedAt"
  from reviews r join order_lines l on l.id = r.line_id
  left join users u on u.id = r.author_id left join media m on m.id = r.photo_id`

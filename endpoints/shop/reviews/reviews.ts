import * as routes from '#contracts/routes/shop/reviews.ts'
import { findReviews, findSoldAs, NO_RATING } from '#domain/shop/reviews/findReviews.ts'
import { moderateReviews as decide } from '#domain/shop/reviews/moderateReviews.ts'
import { implement } from '../../implement.ts'
import { presentReviewPage } from './presentReview.ts'

export const readReviews = implement(routes.readReviews, async ({ pool }, { params: { id }, query }) =>
  presentReviewPage(await findReviews(pool, id, query)),
)

export const readProductReviews = implement(routes.readProductReviews, async ({ pool }, { params: { id }, query }) => {
  const merchandiseId = await findSoldAs(pool, id)
  return presentReviewPage(
    merchandiseId === null ? { ...NO_RATING, reviews: [] } : await findReviews(pool, merchandiseId, query),
  )
})

export const moderateReviews = implement(routes.moderateReviews, async (req, { input }) => ({
  changed: await decide(req, input),
}))

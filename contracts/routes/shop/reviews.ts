import { route } from '../../route.ts'

const ofOrder = async () => ({
  params: (await import('../../shared/params.ts')).ownOrderParams,
  query: (await import('../../shared/queries.ts')).ownOrderQuery,
})
const ofLine = async () => ({
  params: (await import('../../shared/params.ts')).reviewParams,
  query: (await import('../../shared/queries.ts')).ownOrderQuery,
})

export const readReviews = route('GET', '/merchandise/:id/reviews', {
  summary: 'Returns a page of an article’s published reviews, and how many stars they give.',
  access: 'everyone',
  scope: 'reviews:read',
  errors: ['article_not_found'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).articleParams,
    query: (await import('../../shared/queries.ts')).reviewPageQuery,
  }),
  output: async () => (await import('../../shop/reviews.ts')).reviewPageSchema,
})

export const readProductReviews = route('GET', '/products/:id/reviews', {
  summary: 'Returns a page of the published reviews of what a product is sold as.',
  access: 'everyone',
  scope: 'reviews:read',
  errors: ['article_not_found'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).articleParams,
    query: (await import('../../shared/queries.ts')).reviewPageQuery,
  }),
  output: async () => (await import('../../shop/reviews.ts')).reviewPageSchema,
})

export const readOrderReviews = route('GET', '/orders/:reference/reviews', {
  summary: 'Returns the lines of your order with your reviews.',
  access: 'everyone',
  errors: ['order_not_found'],
  request: ofOrder,
  output: async () => (await import('../../shop/reviews.ts')).orderReviewsSchema,
})

export const writeReview = route('POST', '/orders/:reference/reviews/:lineId', {
  summary: 'Reviews what you bought, once for each line. It appears once it is approved.',
  access: 'everyone',
  status: 201,
  errors: [
    'order_not_found',
    'article_not_found',
    'review_exists',
    'review_closed',
    'invalid_upload',
    'unsupported_file',
    'too_large',
    'too_many_requests',
  ],
  request: async () => ({ ...(await ofLine()), input: (await import('../../shop/reviews.ts')).reviewInput }),
  output: async () => (await import('../../shop/reviews.ts')).ownReviewSchema,
})

export const editReview = route('PUT', '/orders/:reference/reviews/:lineId', {
  summary: 'Changes your review. A new text or photo is approved again.',
  access: 'everyone',
  errors: [
    'order_not_found',
    'review_not_found',
    'invalid_upload',
    'unsupported_file',
    'too_large',
    'too_many_requests',
  ],
  request: async () => ({ ...(await ofLine()), input: (await import('../../shop/reviews.ts')).reviewInput }),
  output: async () => (await import('../../shop/reviews.ts')).ownReviewSchema,
})

export const deleteReview = route('DELETE', '/orders/:reference/reviews/:lineId', {
  summary: 'Deletes your review with its photo.',
  access: 'everyone',
  status: 204,
  errors: ['order_not_found', 'review_not_found', 'too_many_requests'],
  request: ofLine,
})

export const requestReviewPhoto = route('POST', '/orders/:reference/review-photo', {
  summary: 'Returns an address to PUT one photo of a review to.',
  access: 'everyone',
  errors: ['order_not_found', 'review_closed', 'too_many_requests'],
  request: ofOrder,
  output: async () => (await import('../../shop/reviews.ts')).reviewPhotoAnswer,
})

export const changeReviewEmails = route('PUT', '/orders/:reference/review-emails', {
  summary: 'Switches emails that ask you for reviews on or off.',
  access: 'everyone',
  errors: ['order_not_found', 'too_many_requests'],
  request: async () => ({ ...(await ofOrder()), input: (await import('../../shop/reviews.ts')).reviewEmailsSchema }),
  output: async () => (await import('../../shop/reviews.ts')).reviewEmailsSchema,
})

/** Mail programs send this for a press on their own “Unsubscribe”. */
export const stopReviewEmails = route('POST', '/orders/:reference/review-emails/stop', {
  summary: 'Switches emails that ask you for reviews off.',
  access: 'everyone',
  status: 204,
  form: true,
  errors: ['order_not_found', 'too_many_requests'],
  request: ofOrder,
})

export const moderateReviews = route('POST', '/admin/reviews/moderate', {
  summary: 'Approves or hides reviews.',
  access: 'moderateReviews',
  scope: 'reviews:write',
  request: async () => ({ input: (await import('../../shop/reviews.ts')).reviewModerationInput }),
  output: async () => (await import('../../community/moderation.ts')).moderationAnswer,
})

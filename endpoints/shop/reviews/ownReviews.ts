import * as routes from '#contracts/routes/shop/reviews.ts'
import { deleteReview as remove, editReview as change } from '#domain/shop/reviews/editReview.ts'
import { readOrderReviews as read } from '#domain/shop/reviews/orderReviews.ts'
import { changeReviewEmails as changeEmails } from '#domain/shop/reviews/reviewEmails.ts'
import { requestReviewPhoto as requestPhoto } from '#domain/shop/reviews/reviewPhoto.ts'
import { writeReview as write } from '#domain/shop/reviews/writeReview.ts'
import { implement } from '../../implement.ts'
import { presentOwnReview, presentReviewLine } from './presentReview.ts'

const limit = { calls: 60, seconds: 3600 }

type Named = { params: { reference: string }; query: { key?: string | undefined } }
const proofOf = ({ params: { reference }, query: { key } }: Named) => ({ reference, key: key ?? null })

export const readOrderReviews = implement(routes.readOrderReviews, async (req, request) => {
  const { lines, ...order } = await read(req, proofOf(request))
  return { ...order, lines: lines.map((line) => presentReviewLine(line, req.user?.id ?? null)) }
})

export const writeReview = implement(
  routes.writeReview,
  async (req, { params, query, input }) => {
    const proof = { ...proofOf({ params, query }), lineId: params.lineId }
    return presentOwnReview(await write(req, proof, input), req.user?.id ?? null)
  },
  { rateLimit: limit },
)

export const editReview = implement(
  routes.editReview,
  async (req, { params, query, input }) => {
    const proof = { ...proofOf({ params, query }), lineId: params.lineId }
    return presentOwnReview(await change(req, proof, input), req.user?.id ?? null)
  },
  { rateLimit: limit },
)

export const deleteReview = implement(
  routes.deleteReview,
  async (req, { params, query }) => {
    await remove(req, { ...proofOf({ params, query }), lineId: params.lineId })
  },
  { rateLimit: limit },
)

export const requestReviewPhoto = implement(
  routes.requestReviewPhoto,
  async (req, request) => {
    const { address, ticket } = await requestPhoto(req, proofOf(request))
    if (!req.user) req.web.upload.keep(ticket)
    return { uploadURL: address }
  },
  { rateLimit: { calls: 20, seconds: 3600 } },
)

export const changeReviewEmails = implement(
  routes.changeReviewEmails,
  async (req, { params, query, input: { on } }) => {
    await changeEmails(req, proofOf({ params, query }), on)
    return { on }
  },
  { rateLimit: limit },
)

export const stopReviewEmails = implement(
  routes.stopReviewEmails,
  async (req, request) => {
    await changeEmails(req, proofOf(request), false)
  },
  { rateLimit: limit },
)

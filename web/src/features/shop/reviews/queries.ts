import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ArticleKind } from '#contracts/shop/articleAddress.ts'
import { call } from '#contracts/call.ts'
import { type ReviewListing, reviewQueryOf } from '#contracts/shop/reviewPages.ts'
import type { ReviewInput, ReviewLine } from '#contracts/shop/reviews.ts'
import {
  changeReviewEmails,
  deleteReview,
  editReview,
  readOrderReviews,
  readProductReviews,
  readReviews,
  writeReview,
} from '#contracts/routes/shop/reviews.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export type Reviewed = { kind: ArticleKind; id: number | string }

/** The page before stays until the next one is there. */
export const reviewsQuery = ({ kind, id }: Reviewed, listing: ReviewListing) => ({
  ...readQuery(kind === 'merchandise' ? readReviews : readProductReviews, {
    params: { id: String(id) },
    query: reviewQueryOf(listing),
  }),
  placeholderData: keepPreviousData,
})

/** How a buyer opens an order: signed in, or with the key of an emailed link. */
export type ReviewAccess = { reference: string; linkKey: string | null }

export const partsOf = ({ reference, linkKey }: ReviewAccess) => ({
  params: { reference },
  ...(linkKey && { query: { key: linkKey } }),
})

const ofLine = (access: ReviewAccess, lineId: ReviewLine['id']) => {
  const { params, ...rest } = partsOf(access)
  return { params: { ...params, lineId: String(lineId) }, ...rest }
}

export const orderReviewsQuery = (access: ReviewAccess) => readQuery(readOrderReviews, partsOf(access))

export function useSaveReview(access: ReviewAccess, { id, review }: ReviewLine) {
  const refresh = useRefresh(access)
  return useMutation({
    mutationFn: (input: ReviewInput) => call(review ? editReview : writeReview, { ...ofLine(access, id), input }),
    onSuccess: refresh,
  })
}

export function useDeleteReview(access: ReviewAccess, { id }: ReviewLine) {
  const refresh = useRefresh(access)
  return useMutation({ mutationFn: () => call(deleteReview, ofLine(access, id)), onSuccess: refresh })
}

export function useReviewEmails(access: ReviewAccess) {
  const refresh = useRefresh(access)
  return useMutation({
    mutationFn: (on: boolean) => call(changeReviewEmails, { ...partsOf(access), input: { on } }),
    onSuccess: refresh,
  })
}

function useRefresh(access: ReviewAccess) {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: orderReviewsQuery(access).queryKey })
}

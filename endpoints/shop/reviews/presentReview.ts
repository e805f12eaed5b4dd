import { articleAddress } from '#contracts/shop/articleAddress.ts'
import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import type { OwnReview, Review, ReviewLine, ReviewPage } from '#contracts/shop/reviews.ts'
import { commentRole } from '#domain/community/comments/commentRules.ts'
import { REVIEWS_PER_PAGE, type StoredRating, type StoredReview } from '#domain/shop/reviews/findReviews.ts'
import type { StoredOwnReview, StoredReviewLine } from '#domain/shop/reviews/orderReviews.ts'

export const presentReviewPage = ({
  rating,
  reviewCount,
  counts,
  reviews,
}: StoredRating & { reviews: StoredReview[] }): ReviewPage => ({
  rating: rating.toFixed(1),
  reviewCount,
  counts,
  pages: Math.max(1, Math.ceil(reviewCount / REVIEWS_PER_PAGE)),
  reviews: reviews.map(presentReview),
})

/** Named as in comments. */
const presentReview = ({ handle, authorRole, fullName, photoKey, ...review }: StoredReview): Review => ({
  id: review.id,
  stars: review.stars,
  content: review.content,
  photoURL: photoKey ? mediaAddress(photoKey) : null,
  authorId: handle,
  authorName: commentRole(authorRole) === 'creator' ? fullName : null,
  size: review.size,
  color: review.color,
  createdAt: review.createdAt.toISOString(),
  editedAt: review.editedAt?.toISOString() ?? null,
  reply: presentReply(review),
})

const presentReply = ({ reply, repliedAt }: { reply: string | null; repliedAt: Date | null }): Review['reply'] =>
  reply ? { content: reply, at: repliedAt?.toISOString() ?? null } : null

export function presentOwnReview(review: StoredOwnReview, viewerId: number | null): OwnReview {
  const { photoKey, photoOwnerId, status } = review
  const maySee = status === 'published' || (viewerId !== null && photoOwnerId === viewerId)
  return {
    id: review.id,
    stars: review.stars,
    content: review.content,
    hasPhoto: photoKey !== null,
    photoURL: photoKey && maySee ? mediaAddress(photoKey) : null,
    status,
    createdAt: review.createdAt.toISOString(),
    editedAt: review.editedAt?.toISOString() ?? null,
    reply: presentReply(review),
  }
}

type Line = StoredReviewLine & { review: StoredOwnReview | null }

export const presentReviewLine = (
  { merchandiseId, merchandiseTitle, review, ...line }: Line,
  viewerId: number | null,
): ReviewLine => ({
  ...line,
  url: merchandiseId === null ? null : articleAddress('merchandise', merchandiseId, merchandiseTitle ?? ''),
  review: review && presentOwnReview(review, viewerId),
})

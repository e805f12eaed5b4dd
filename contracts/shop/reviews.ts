import { msg } from '../shared/msg.ts'
import { z } from 'zod'
import { MAX_REVIEW_CHARACTERS, MIN_REVIEW_CHARACTERS } from '../shared/constants.ts'
import { idSchema, rowIdSchema, timeSchema } from '../shared/ids.ts'
import { visibleText } from '../shared/visibleText.ts'

/** 0 to 5 with one decimal, as a numeric string; `0.0` without reviews. */
const ratingSchema = z.string()
const starsSchema = z.number().int().min(1).max(5)
const replySchema = z.object({ content: z.string(), at: timeSchema.nullable() })

/** A published review. Everyone who writes one has bought the article. */
const reviewSchema = z.object({
  id: idSchema,
  stars: starsSchema,
  content: z.string(),
  photoURL: z.string().nullable(),
  /** An opaque handle, as with comments. */
  authorId: z.string(),
  /** Only creators are named. */
  authorName: z.string().nullable(),
  /** The variant that was bought. */
  size: z.string(),
  color: z.string(),
  createdAt: timeSchema,
  editedAt: timeSchema.nullable(),
  /** The shop's reply. */
  reply: replySchema.nullable(),
})
export type Review = z.infer<typeof reviewSchema>

export const reviewPageSchema = z.object({
  rating: ratingSchema,
  reviewCount: z.number().int(),
  /** How many reviews have one star, two stars, …, five stars. */
  counts: z.array(z.number().int()).length(5),
  pages: z.number().int(),
  reviews: z.array(reviewSchema),
})
export type ReviewPage = z.infer<typeof reviewPageSchema>

/** A review as its author sees it. */
export const ownReviewSchema = z.object({
  id: idSchema,
  stars: starsSchema,
  content: z.string(),
  hasPhoto: z.boolean(),
  /** Null for a guest until the review is published. */
  photoURL: z.string().nullable(),
  status: z.enum(['pending', 'published', 'hidden']),
  createdAt: timeSchema,
  editedAt: timeSchema.nullable(),
  reply: replySchema.nullable(),
})
export type OwnReview = z.infer<typeof ownReviewSchema>

/** The lines of an order, with their buyer's reviews. */
export const orderReviewsSchema = z.object({
  reference: z.string(),
  /** Why there is nothing to review yet, or at all. */
  state: z.enum(['open', 'not-shipped', 'closed']),
  lines: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      size: z.string(),
      color: z.string(),
      imageUrl: z.string().nullable(),
      /** The article's page; null when there is none any more. */
      url: z.string().nullable(),
      review: ownReviewSchema.nullable(),
    }),
  ),
  /** Whether we ask this buyer for reviews by email. */
  emails: z.boolean(),
})
export type OrderReviews = z.infer<typeof orderReviewsSchema>
export type ReviewLine = OrderReviews['lines'][number]

const PLEASE_RATE = 'Please choose one to five stars'
const content = visibleText('Please write a few words', MAX_REVIEW_CHARACTERS, {
  min: MIN_REVIEW_CHARACTERS,
  tooShort: msg('Please write at least {minimum} characters'),
})

export const reviewInput = z.strictObject({
  stars: z.number(PLEASE_RATE).int(PLEASE_RATE).min(1, PLEASE_RATE).max(5, PLEASE_RATE),
  content,
  /** The address of a finished upload; null removes the photo of an edited review, and leaving it out keeps it. */
  photoURL: z.string().min(1).max(2000).nullish(),
})
export type ReviewInput = z.infer<typeof reviewInput>

export const reviewPhotoAnswer = z.object({ uploadURL: z.string() })
export const reviewEmailsSchema = z.strictObject({ on: z.boolean() })

export const reviewModerationInput = z.strictObject({
  ids: z.array(rowIdSchema).min(1).max(200),
  action: z.enum(['approve', 'hide']),
})
export type ReviewModeration = z.infer<typeof reviewModerationInput>

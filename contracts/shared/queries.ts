import { z } from 'zod'
import { shippingMethodSchema } from '../shop/cart.ts'
import { COMMENTS_PER_PAGE } from './constants.ts'
import { LANGUAGES } from './languages.ts'
import { MAX_FILTER_CHARACTERS, MERCHANDISE_SORTS, PRICE } from '../shop/merchandiseFilters.ts'
import { MAX_POST_PAGE, POST_FILTERS } from '../content/postPages.ts'
import { POST_KINDS } from '../content/postKinds.ts'
import { MAX_QUESTION_PAGE, QUESTION_SORTS } from '../community/questionPages.ts'
import { MAX_REVIEW_PAGE, REVIEW_SORTS } from '../shop/reviewPages.ts'
import {
  MAX_SEARCH_CHARACTERS,
  RESULTS_PER_GROUP,
  RESULTS_PER_PAGE,
  SEARCH_ACCESS,
  SEARCH_KINDS,
} from '../content/searchKinds.ts'
import { visitSchema } from '../people/visitSchema.ts'

// Queries of routes, separate from their responses so that browsers don't load those.

/** All orders with own goods to pack without an order. */
export const packingSlipsQuery = z.object({
  order: z.coerce.number<number | string>().int().positive().max(2_147_483_647).optional(),
})

/** Texts without a translation are in the original’s language. */
export const languageQuery = z.object({ language: z.enum(LANGUAGES).default('en') })

export const postListQuery = languageQuery.extend({
  limit: z.coerce.number<number>().int().min(1).max(100).optional(),
  before: z.coerce.number<number | string>().int().positive().max(2_147_483_647).optional(),
})
export const watchLaterQuery = languageQuery.extend({
  page: z.coerce.number<number>().int().min(1).max(500).default(1),
})
/** Films make it large. */
export const postsZipQuery = z.object({ files: z.enum(['true', 'false']).default('true') })
export const commentListQuery = z.object({
  limit: z.coerce.number<number>().int().min(1).max(COMMENTS_PER_PAGE).default(COMMENTS_PER_PAGE),
  /** The oldest comment of the page that was read before. */
  before: postListQuery.shape.before,
})
const yearQuery = z.coerce.number<number>().int().min(1900).max(2999).optional()
/** The name of a find, case-insensitive. */
const stoneQuery = z.string().trim().toLowerCase().min(1).max(80).optional()

export const postPageQuery = languageQuery.extend({
  filter: z.enum(POST_FILTERS).default('all'),
  kind: z.enum(POST_KINDS).optional(),
  year: yearQuery,
  stone: stoneQuery,
  /** Counts from 1; ignored if `before` is given. */
  page: z.coerce.number<number>().int().min(1).max(MAX_POST_PAGE).optional(),
  before: postListQuery.shape.before,
})
export const searchQuery = z.object({
  q: z.string().max(MAX_SEARCH_CHARACTERS),
  /** By default all kinds, in groups. */
  kind: z.enum(SEARCH_KINDS).optional(),
  year: yearQuery,
  stone: stoneQuery,
  /** Two letters, the postal code of a state. */
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  members: z.enum(SEARCH_ACCESS).optional(),
  /** Results per group. */
  limit: z.coerce.number<number>().int().min(1).max(RESULTS_PER_PAGE).default(RESULTS_PER_GROUP),
  /** Counts from 1, in each group. */
  page: z.coerce.number<number>().int().min(1).max(50).default(1),
})
export type SearchQuery = z.output<typeof searchQuery>
const MAX_MERCHANDISE_PAGE = 100_000

export const merchandiseListQuery = z.object({
  /** Omits articles that are out of stock. */
  inStock: z.literal('true').optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).optional(),
})
const listQuery = z
  .string()
  .max(MAX_FILTER_CHARACTERS)
  .optional()
  .meta({ description: 'Names, separated by commas; a comma inside a name is written as %2C.' })
const priceQuery = z
  .string()
  .regex(PRICE)
  .optional()
  .meta({ examples: ['24.50'] })
/** Named as in the address of `/merchandise`. Values that the catalog doesn’t have are ignored. */
export const merchandisePageQuery = z.object({
  q: z.string().max(MAX_SEARCH_CHARACTERS).optional(),
  category: z.string().max(MAX_FILTER_CHARACTERS).optional(),
  sizes: listQuery,
  colors: listQuery,
  priceMin: priceQuery,
  priceMax: priceQuery,
  sort: z.enum(MERCHANDISE_SORTS).optional(),
  page: z.coerce.number<number>().int().min(1).max(MAX_MERCHANDISE_PAGE).optional(),
  /** Returns the page with this article, if it passes the filters, in place of `page`. */
  item: z.coerce.number<number>().int().positive().max(2_147_483_647).optional(),
})
export const reviewPageQuery = z.object({
  sort: z.enum(REVIEW_SORTS).default('newest'),
  page: z.coerce.number<number>().int().min(1).max(MAX_REVIEW_PAGE).default(1),
})
const questionPage = z.coerce.number<number>().int().min(1).max(MAX_QUESTION_PAGE).default(1)
export const roundPageQuery = z.object({ page: questionPage })
export const questionPageQuery = z.object({ sort: z.enum(QUESTION_SORTS).default('votes'), page: questionPage })
/** The signed key of an emailed link. `all`: every alert of its address. */
export const itemAlertLinkQuery = z.object({ key: z.string().max(100), all: z.literal('true').optional() })
/** The signed key of an emailed link. */
export const threadLinkQuery = z.object({ key: z.string().max(100).default('') })
/** Matches what is written in a find. */
export const loggedFindQuery = z.object({
  q: z.string().trim().max(80).default(''),
  page: z.coerce.number<number>().int().min(1).max(500).default(1),
})
export const loggedFindPdfQuery = z.object({
  q: loggedFindQuery.shape.q,
  part: z.coerce.number<number>().int().min(1).max(20).default(1),
})
export const findPhotoQuery = z.object({ size: z.literal('small').optional() })
export const checkoutCartQuery = z.object({
  country: z.string().length(2).toUpperCase().optional(),
  state: z.string().max(40).optional(),
  method: shippingMethodSchema.optional(),
})
export const marketQuery = z.object({
  country: z.string().length(2).toUpperCase(),
  /** English without it. What the owner wrote stays as it is. */
  language: z.enum(LANGUAGES).optional(),
})
export const deliveryQuery = z.object({ country: z.string().length(2).toUpperCase() })
/** Key of the emailed link, for buyers without an account. */
export const ownOrderQuery = z.object({ key: z.string().max(100).optional() })
export const oidcLoginQuery = z.object({ redirect: z.string().optional(), visit: visitSchema })
/** Providers may send more parameters. */
export const oidcCallbackQuery = z.record(z.string(), z.string())
export const billingQuery = z.object({ flow: z.enum(['cancel', 'card', 'plan']).optional().catch(undefined) })
export const verifyEmailQuery = z.object({ token: z.string().max(100).optional() })

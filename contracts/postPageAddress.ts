import { addressOf } from './addressOf.ts'
import { type PostListing, type PostPlace, postPageQueryOf } from './postPages.ts'
import { readPostPage } from './routes/posts.ts'

/** The API's address of a page of posts. */
export const postPageAddress = (listing: PostListing, place?: PostPlace): string =>
  addressOf(readPostPage, { query: postPageQueryOf(listing, place) })
